import type { LocalizedSite } from '#shared/localized-site.ts';
import type { Mark } from './mark.ts';
import type { SiteSettings } from './site.ts';

/** What code below `content/` knows of a site; `Site` (content/load-site.ts) has its contents too. */
export interface ConfiguredSite extends LocalizedSite {
  /** The folder of the company, from the project's folder. */
  folder: string;
  /** `site.yaml` */
  settings: SiteSettings;
  /** The mark of the logo, `logo.svg`. */
  mark: Mark;
}
