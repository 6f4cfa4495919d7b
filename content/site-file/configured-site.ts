import type { LocalizedSite } from '#shared/localized-site.ts';
import type { SiteSettings } from './site.ts';

/** A logo as path data in two colours, that of the text and the accent. */
export interface Mark {
  /** Size of the sheet. All marks have the same height, so that lines and gaps around them have the same width. */
  width: number;
  height: number;
  /** Path data; the second is empty for a mark of one colour. */
  ink: string;
  accent: string;
  /** Vertical extent of the shapes in the colour of the text. */
  inkTop: number;
  inkBottom: number;
}

/** The files of a logo that is shown as it is: `images/logo.svg`. */
export type LogoFiles = NonNullable<SiteSettings['logo']>;

/** What code below `content/` knows of a site; `Site` (content/load-site.ts) has its contents too. */
export interface ConfiguredSite extends LocalizedSite {
  /** The folder of the company, from the project's folder. */
  folder: string;
  /** `site.yaml` */
  settings: SiteSettings;
  /** Files that are shown as they are, or else the mark in `logo.svg`. */
  logo: LogoFiles | Mark;
}
