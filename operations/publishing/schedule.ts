import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '../../config/locales.ts';
import { inLanguage, routes } from '../../config/routes.ts';
import { caseStudyShelf } from '../../content/case-studies.ts';
import { postShelf } from '../../content/posts.ts';
import { allTextIds, shownFrom, textFactsFile, type TextShelf } from '../../content/texts.ts';
import { whitePaperShelf } from '../../content/white-papers.ts';

/** A text that has a moment of its own. */
export interface Scheduled {
  /** The file that says so, from the project's folder. */
  file: string;
  /** In milliseconds since 1970. */
  moment: number;
  /** The address of its page, without a language. */
  address: string;
}

const shelves: readonly [TextShelf, address: string][] = [
  [postShelf, routes.post],
  [caseStudyShelf, routes.caseStudy],
  [whitePaperShelf, routes.whitePaper],
];

/** All texts of the site that have a moment of their own, also those whose moment is over. */
export const scheduledTexts = (): Scheduled[] =>
  shelves.flatMap(([shelf, route]) =>
    allTextIds(shelf).flatMap((id) => {
      const moment = shownFrom(shelf, id);
      const isScheduled = moment > 0 && Number.isFinite(moment);
      const address = route.replace(/:\w+/, id);
      return isScheduled ? [{ file: textFactsFile(shelf, id), moment, address }] : [];
    }),
  );

/** The next moment after one at which something appears, in milliseconds since 1970; undefined for none. */
export function nextMoment(after: number, texts = scheduledTexts()): number | undefined {
  const moments = texts.map(({ moment }) => moment).filter((moment) => moment > after);
  return moments.toSorted((a, b) => a - b)[0];
}

/** A switch a few seconds after the moment is what was wanted. */
const inTimeMs = 60_000;

/**
 * The texts that a publication was the first to show, though their moment was over: whoever has scheduled them
 * is told.
 * @param before the folder of the build that was served; undefined for the first one
 * @param made the folder of the new one
 * @param switchedAt when it was served, in milliseconds since 1970
 */
export function lateTexts(
  before: string | undefined,
  made: string,
  switchedAt: number,
  texts = scheduledTexts(),
): Scheduled[] {
  const has = (folder: string, { address }: Scheduled) =>
    existsSync(join(folder, `${inLanguage(defaultLanguage, address).slice(1)}.html`));
  return texts.filter(
    (text) =>
      before !== undefined && text.moment < switchedAt - inTimeMs && has(made, text) && !has(before, text),
  );
}
