import { languages } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import { pictures } from '../shared/site.ts';
import { problemAt } from '../shared/site-file/parse-data.ts';
import { attempt, type Problem } from '../shared/site-file/problem.ts';
import { readYaml } from '../shared/site-file/data-file.ts';
import { pageWords, sectionOf } from './page-words.ts';
import { hasPageIn } from './site-pages.ts';

/** Languages in which the picture of the contact page has no words, which a screen reader needs. */
export function checkMapWords(): Problem[] {
  if (!pictures.contact) return [];
  return languages
    .filter((language) => attempt(() => hasPageIn(language, 'contact')).found)
    .filter((language) => {
      const words = attempt(() => pageWords('contact', language)).found;
      return words !== undefined && !words.map;
    })
    .map((language) => {
      const reason = 'missing: the words of the picture that pictures.contact of site.yaml names';
      return problemAt(sectionOf(readYaml(siteFile('pages/contact.yaml')), language), ['map'], reason);
    });
}
