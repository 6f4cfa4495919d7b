import { defaultLanguage, languages } from '../shared/locales.ts';
import { wordsIn } from '../shared/i18n/words-in.ts';
import { pagesWithWords } from './schema/pages.ts';
import { attempt } from '../shared/site-file/problem.ts';
import { readApplications } from './applications.ts';
import { clients } from './clients.ts';
import { contactQuestionsIn, resourceQuestionsIn } from './faqs.ts';
import { claimsIn, figuresIn, yearsIn } from './company-facts.ts';
import { homeBlocksIn } from './home-blocks.ts';
import { jobsIn } from './jobs.ts';
import { pageWords } from './page-words.ts';
import { postCategoriesIn } from './posts.ts';
import { peopleIn } from './people.ts';
import { pricesIn } from './prices.ts';
import { featuredCasesIn, projectFiltersIn, projectsIn } from './projects.ts';
import { testimonialsIn } from './testimonials.ts';
import { webinarsIn } from './webinars.ts';
import { hasPageIn, needsWords } from './site-pages.ts';
import { servicesIn } from './services.ts';

/** Whether it must be read; an invalid item that decides this is reported when it is read itself. */
const isNeeded = (needs: () => boolean) => attempt(needs).found === true;

/** Everything that is read from the folder of the site, for a check of all of it at once. */
export const siteParts = (): (() => unknown)[] => [
  ...languages.map((language) => () => wordsIn(language)),
  ...pagesWithWords.flatMap((page) =>
    languages
      .filter((language) => isNeeded(() => needsWords(page, language)))
      .map((language) => () => pageWords(page, language)),
  ),
  ...languages.flatMap((language) => [
    () => claimsIn(language),
    () => homeBlocksIn(language),
    // People whom they name may lack a language.
    () => testimonialsIn(language),
    () => webinarsIn(language),
  ]),
  // Items are checked in every language whichever is asked for.
  () => jobsIn(defaultLanguage),
  () => postCategoriesIn(defaultLanguage),
  () => peopleIn(defaultLanguage),
  clients,
  () => projectsIn(defaultLanguage),
  () => projectFiltersIn(defaultLanguage),
  () => featuredCasesIn(defaultLanguage),
  () => contactQuestionsIn(defaultLanguage),
  () => resourceQuestionsIn(defaultLanguage),
  readApplications,
  () => servicesIn(defaultLanguage),
  ...languages
    .filter((language) => isNeeded(() => hasPageIn(language, 'services')))
    .map((language) => () => pricesIn(language)),
  () => figuresIn(defaultLanguage),
  () => yearsIn(defaultLanguage),
];
