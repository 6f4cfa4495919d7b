import type { Edition } from '#content/edition.ts';
import type { FeedType } from '#shared/feeds.ts';
import type { PhotoFiles, Picture } from '#shared/picture.ts';
import type { RouteId } from '#shared/routes.ts';
import type { BreadcrumbProps } from '#src/components/breadcrumb-context.ts';
import type { StructuredNode } from './structured-data.data.ts';

export interface PreviewArt {
  /** How it is placed next to the title; the layouts are in build/previews. */
  place: 'panel' | 'object' | 'band' | 'stage' | 'plain';
  /** Null for words alone. */
  image: PhotoFiles | Picture | null;
}

/** A photo by its AVIF files and shown width: no supported browser loads another format. */
export type PreloadedPicture = { srcSet: string; sizes: string };

export interface PageMetadata {
  title: string;
  description: string;
  robots?: 'noindex';
  /** Pictures the first view needs at once. */
  preload?: PreloadedPicture[];
  /** The feeds of the page, which feed readers discover. */
  feeds?: { title: string; type: FeedType; href: string }[];
  /** Structured data (schema.org); the breadcrumb is added automatically. */
  structuredData?: StructuredNode[];
  /** The title in the link preview: the heading of the page, or the name of its tab. */
  previewTitle: string;
  /** The picture in the link preview; that of the home page when left out. */
  previewArt?: PreviewArt;
  /** Day of publication (YYYY-MM-DD) of an article; it makes the link preview one of an article. */
  published?: string;
  /** Day (YYYY-MM-DD) the content itself says it was last changed; goes into the sitemap for robots. */
  lastModified?: string;
}

/**
 * One screen of the site: which route it serves and how its props are made. Lives in `<view>.data.ts`, runs at build
 * and never reaches the browser; the component of the same name in `<view>.page.tsx` does. A view that serves several
 * routes exports `pages`, a list of these.
 */
export interface PageDefinition<Props extends object> {
  /** `notFound` is not a route: every other path shows it (SPEC section 2). */
  route: RouteId | 'notFound';
  /** Folder below `src/pages` whose `<view>.page.tsx` exports `Page`. */
  view: string;
  /** Name of the screen when several addresses share one, as tabs do: it stays when one of them leads to another. */
  screen?: string;
  /** The parameters of every page of this route in a language; by default those of the items that have its pages. */
  parameters?(edition: Edition): Record<string, string>[];
  /** @param parameters the values of those of the route */
  load(
    edition: Edition,
    parameters: Record<string, string>,
  ): PageContent<Props> | Promise<PageContent<Props>>;
}

export interface PageContent<Props extends object> {
  head: PageMetadata;
  /** Shown on the page and to search engines; null on a page without one, such as home. */
  breadcrumb: BreadcrumbProps | null;
  props: Props;
}

/** A definition with any props, for the list of all pages. */
export type AnyPageDefinition = PageDefinition<object>;
