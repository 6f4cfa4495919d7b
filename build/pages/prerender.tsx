import type { Site } from '#content/load-site.ts';
import { prerender } from 'react-dom/static';
import { splitPath } from '#shared/routes.ts';
import type { Language } from '#shared/locales.ts';
import { mapTexts } from '#shared/map-texts.ts';
import { withIsolatedPhones } from '#shared/isolated.ts';
import { ownLetterWidths } from '#content/published/site-images.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';
import { editionOf, editionsOf } from '#content/edition.ts';
import { listPages, pageAt, languagesOf } from './all-pages.ts';
import { App } from '#src/app/app.tsx';
import { documentInputs, renderDocument, type PageAssets } from './document.ts';
import type { PreviewArt } from '#src/pages/page-definition.ts';
import type { LoadedPage, PageData } from '#src/app/loaded-page.ts';
import { previewPath } from '#src/pages/preview-address.data.ts';
import { homePreview } from '#src/pages/preview-art.data.ts';
import { shellProps } from '#src/app/shell.data.ts';
import { loadView } from '#src/app/views.ts';

export interface PreparedPage {
  /** Everything that the page is made from beside the code of the product. */
  inputs: string;
  status: 200 | 404;
  /** Its HTML. */
  render: () => Promise<string>;
  /** Data for the sitemap and link previews; null when the page is not public. */
  listing: { entry: SitemapEntry; preview: Preview } | null;
}

/** The picture of a link preview. */
export interface Preview {
  title: string;
  language: Language;
  art: PreviewArt;
  /** Path of the picture below the root of the site. */
  file: string;
}

/** An entry of sitemap.xml. */
export interface SitemapEntry {
  language: Language;
  path: string;
  languages: readonly Language[];
  /** Day of the last change as YYYY-MM-DD, if the content has one. */
  lastModified: string | undefined;
}

export { searchIndexFiles } from '#src/pages/search-entries.data.ts';

export function allPaths(site: Site): string[] {
  return editionsOf(site).flatMap((edition) => listPages(edition).map(({ path }) => edition.href(path)));
}

/** The view for a path; the caller looks up its files by it. */
export function viewOf(site: Site, pathname: string): string {
  const { language, path } = splitPath(site, pathname);
  return pageAt(editionOf(site, language), path).definition.view;
}

/**
 * Prepares the page of a path; an unknown path gives the not-found page of its language (SPEC section 8).
 * @param assets public addresses of the page's scripts and styles
 */
export async function preparePage(site: Site, pathname: string, assets: PageAssets): Promise<PreparedPage> {
  const { language, path } = splitPath(site, pathname);
  const edition = editionOf(site, language);
  const { definition, parameters } = pageAt(edition, path);
  // A soft hyphen would be in accessible names and in copied text; `hyphens` and the size of headings break words.
  const loaded = mapTexts(await definition.load(edition, parameters), withoutSoftHyphens);
  const { head } = loaded;
  const isNotFound = definition.route === 'notFound';
  const pageLanguages = isNotFound ? [] : languagesOf(site, path);
  const isMirrored = edition.locale.direction === 'rtl';
  const forReaders = <Props,>(props: Props) => (isMirrored ? mapTexts(props, withIsolatedPhones) : props);
  const letterWidths = ownLetterWidths(site);
  const data: PageData = {
    view: definition.view,
    language,
    path,
    screen: definition.screen ?? path,
    ...(letterWidths && { letterWidths }),
    shell: forReaders(mapTexts(shellProps(edition, { path, pageLanguages }), withoutSoftHyphens)),
    ...(loaded.breadcrumb && { breadcrumb: forReaders(loaded.breadcrumb) }),
    props: forReaders(loaded.props),
  };
  return {
    inputs: JSON.stringify([data, head, pageLanguages, assets, documentInputs(site)]),
    status: isNotFound ? 404 : 200,
    async render() {
      const page: LoadedPage = { data, View: await loadView(definition.view) };
      const { prelude } = await prerender(<App page={page} />);
      const content = await new Response(prelude).text();
      return renderDocument(edition, { data, pageLanguages, head, content, assets });
    },
    listing:
      isNotFound || head.robots
        ? null
        : {
            entry: { language, path, languages: pageLanguages, lastModified: head.lastModified },
            preview: {
              title: head.previewTitle,
              language,
              art: head.previewArt ?? homePreview(edition),
              file: previewPath(edition, path),
            },
          },
  };
}
