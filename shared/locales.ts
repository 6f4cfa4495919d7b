/** A language of a site by its BCP 47 code. A plain string, because only `site.yaml` says which ones there are. */
export type Language = string;

/** True when a value from outside (a URL part, a stored string) is one of the site's languages. */
export const isLanguage = (site: { languages: readonly Language[] }, value: unknown): value is Language =>
  site.languages.some((language) => language === value);

/** A language from outside, or the first one of the site. */
export const languageIn = (
  site: { languages: readonly Language[]; defaultLanguage: Language },
  value: unknown,
): Language => (isLanguage(site, value) ? value : site.defaultLanguage);
