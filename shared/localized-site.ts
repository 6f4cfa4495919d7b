import type { Language } from './locales.ts';

/** What words, formats and addresses depend on. */
export interface LocalizedSite {
  settings: {
    /** By language: what pages are called in its addresses, the most specific first. */
    addresses: Readonly<Partial<Record<string, readonly (readonly [path: string, name: string])[]>>>;
    /** BCP 47, of languages that have another than their own name. */
    locales: Readonly<Partial<Record<string, string>>>;
  };
  /** In the order of `site.yaml` (SPEC section 1). The first one has no prefix in addresses. */
  languages: readonly Language[];
  defaultLanguage: Language;
  /** The words of the interface: the product's under those of the site. */
  words: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}
