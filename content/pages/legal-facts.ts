import type { Site } from '#content/load-site.ts';

/** The language-independent fields of the legal texts, `legal/settings.yaml`. */
export function legalFacts(site: Site): NonNullable<Site['legal']> {
  if (!site.legal) throw new RangeError('legal/settings.yaml has mistakes');
  return site.legal;
}
