import { defaultLanguage } from '../shared/locales.ts';
import type { whitePaperCovers } from '../shared/site-file/covers.ts';
import { publishableArticle } from './read-article.ts';
import { hasPage } from './site-pages.ts';
import { whitePapersIn } from './white-papers.ts';

/** What the cover of a white paper is drawn from. */
export interface PaperChapters {
  id: string;
  subject: (typeof whitePaperCovers)[number];
  /** How many words each chapter has, in their order, in the site's first language. */
  chapterWords: number[];
}

/** The chapters of all white papers. @throws DataError when one of the texts cannot be read */
export const paperChapters = (): PaperChapters[] =>
  (hasPage('whitePapers') ? whitePapersIn(defaultLanguage) : []).map((paper) => ({
    id: paper.id,
    subject: paper.cover,
    chapterWords: publishableArticle(paper, defaultLanguage).sections.map(({ words }) => words),
  }));
