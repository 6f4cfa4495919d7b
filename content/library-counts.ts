import { caseStudyCollection } from './case-studies.ts';
import { defaultLanguage } from '../shared/locales.ts';
import { resourceQuestionsIn } from './faqs.ts';
import { hasPage } from './site-pages.ts';
import { textIds } from './texts.ts';
import { whitePaperCollection } from './white-papers.ts';

/** The number of items in the resources, by tab. */
export interface LibraryCounts {
  caseStudies: number;
  whitePapers: number;
  questions: number;
}

/** Counts what the tabs of the resources show. */
export const libraryCounts = (): LibraryCounts => ({
  caseStudies: hasPage('caseStudies') ? textIds(caseStudyCollection).length : 0,
  whitePapers: hasPage('whitePapers') ? textIds(whitePaperCollection).length : 0,
  questions: hasPage('faq') ? resourceQuestionsIn(defaultLanguage).length : 0,
});
