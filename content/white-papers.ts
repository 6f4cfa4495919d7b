import type { Language } from '#shared/locales.ts';
import type { TextIn } from './collections.ts';
import type { Byline } from './people.ts';
import type { whitePaperSchema } from './schema/texts.ts';
import { currentSite } from './site.ts';

type WhitePaperText = TextIn<typeof whitePaperSchema.facts, typeof whitePaperSchema.words>;

/** A white paper in one language (SPEC section 2, Resources). */
export type WhitePaper = Omit<WhitePaperText, 'author'> & { author: Byline };

/** The white papers in order. */
export const whitePapersIn = (language: Language): WhitePaper[] => currentSite().whitePapers[language] ?? [];
