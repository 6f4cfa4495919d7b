import type { Language } from '../config/locales.ts';
import { routes } from '../config/routes.ts';
import { isSwitchedOff } from '../config/switched-off.ts';
import { caseStudyShelf } from './case-studies.ts';
import { itemFiles } from './items.ts';
import { ownPageSlugs } from './own-pages.ts';
import { postShelf } from './posts.ts';
import { textIds } from './texts.ts';
import { whitePaperShelf } from './white-papers.ts';

/**
 * The addresses that texts and menus may lead to in a language: every page of the site but the admin's and those that are switched off, unprefixed.
 * What is in the files of the site is not asked: a text that is wrong is there all the same.
 */
export function knownAddresses(language: Language): Set<string> {
  const fixed = Object.values(routes).filter((path) => !path.includes(':') && path !== routes.admin);
  const all = [
    ...fixed,
    ...itemFiles('services').map(({ id }) => routes.service.replace(':id', id)),
    ...itemFiles('jobs').map(({ id }) => routes.job.replace(':jobId', id)),
    ...textIds(postShelf).map((slug) => routes.post.replace(':slug', slug)),
    ...textIds(caseStudyShelf).map((id) => routes.caseStudy.replace(':id', id)),
    ...textIds(whitePaperShelf).map((id) => routes.whitePaper.replace(':id', id)),
    ...ownPageSlugs(language).map((page) => routes.ownPage.replace(':page', page)),
  ];
  return new Set(all.filter((address) => !isSwitchedOff(address)));
}
