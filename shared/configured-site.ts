import type { Language } from './locales.ts';
import type { Mark } from './site-file/mark.ts';
import type { SiteSettings } from './site-file/site.ts';

/** What words, formats and addresses depend on. */
export interface LocalizedSite {
  settings: Pick<SiteSettings, 'addresses' | 'locales'>;
  /** In the order of `site.yaml` (SPEC section 1). The first one has no prefix in addresses. */
  languages: readonly Language[];
  /** The first language. */
  defaultLanguage: Language;
  /** The words of the interface: the product's under those of the site. */
  words: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** What code below `content/` knows of a site; `Site` (content/load-site.ts) has its contents too. */
export interface ConfiguredSite extends LocalizedSite {
  /** The folder of the company, from the project's folder. */
  folder: string;
  /** `site.yaml` */
  settings: SiteSettings;
  /** The mark of the logo, `logo.svg`. */
  mark: Mark;
}
