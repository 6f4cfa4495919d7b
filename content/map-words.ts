import { problemAt } from '#shared/site-file/parse-data.ts';
import type { Problem } from '#shared/site-file/problem.ts';
import { sectionOf } from './site-reader.ts';
import type { LoadedSite } from './load-site.ts';
import { hasPageIn } from './site-pages.ts';

/** Languages in which the picture of the contact page has no words, which a screen reader needs. */
export function checkMapWords({ site, source }: LoadedSite): Problem[] {
  if (!site.settings.pictures.contact) return [];
  return site.languages
    .filter((language) => hasPageIn(site, language, 'contact'))
    .filter((language) => {
      const words = site.pages[language]?.contact;
      return words !== undefined && !words.map;
    })
    .map((language) => {
      const reason = 'missing: the words of the picture that pictures.contact of site.yaml names';
      return problemAt(sectionOf(source.yaml('pages/contact.yaml'), language), ['map'], reason);
    });
}
