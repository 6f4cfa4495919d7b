import type { Language } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import { whitePaperSchema } from './schema/texts.ts';
import { bylineIn, type Byline } from './people.ts';
import { textsIn, type TextIn } from './texts.ts';

/** The white papers. */
export const whitePaperCollection = {
  folder: siteFile('white-papers'),
  schema: whitePaperSchema,
};

type WhitePaperText = TextIn<typeof whitePaperSchema.facts, typeof whitePaperSchema.words>;

/** A white paper in one language (SPEC section 2, Resources). */
export type WhitePaper = Omit<WhitePaperText, 'author'> & { author: Byline };

/** The white papers in order. @throws DataError when one of their files is missing or wrong */
export function whitePapersIn(language: Language): WhitePaper[] {
  return textsIn(whitePaperCollection, language)
    .toSorted((a, b) => a.order - b.order)
    .map((paper) => ({ ...paper, author: bylineIn(language, paper.author) }));
}
