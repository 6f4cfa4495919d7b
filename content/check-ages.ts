import * as v from 'valibot';
import { routes } from '../shared/routes.ts';
import type { DataFile } from '../shared/site-file/data-file.ts';
import { problemAt } from '../shared/site-file/parse-data.ts';
import { attempt, type Problem } from '../shared/site-file/problem.ts';
import { pathOfLink, type Article } from './article.ts';
import { caseStudyCollection } from './case-studies.ts';
import { postCollection } from './posts.ts';
import { problemInBody } from './read-article.ts';
import { allTextIds, textFacts, type TextBody, type TextCollection } from './texts.ts';
import { whitePaperCollection } from './white-papers.ts';

const dates = v.object({
  date: v.string(),
  reviewed: v.optional(v.string()),
  publishAt: v.optional(v.string()),
});

function datesOf(facts: DataFile): v.InferOutput<typeof dates> | undefined {
  const read = v.safeParse(dates, facts.value);
  return read.success ? read.output : undefined;
}

/** A text is not reviewed before it is published. */
export function reviewProblems(facts: DataFile): Problem[] {
  const found = datesOf(facts);
  const isEarly = found?.reviewed !== undefined && found.reviewed < found.date;
  return isEarly ? [problemAt(facts, ['reviewed'], `before its publication on ${found.date}`)] : [];
}

/** The day of `publishAt` must be `date`, which readers see. */
export function scheduleProblems(facts: DataFile): Problem[] {
  const found = datesOf(facts);
  const day = found?.publishAt?.slice(0, 10);
  if (!found || day === undefined || day === found.date) return [];
  return [
    problemAt(facts, ['date'], `${found.date}, but publishAt is on ${day}: both name the day of publication`),
  ];
}

const collections: readonly [TextCollection, address: string][] = [
  [postCollection, routes.post],
  [caseStudyCollection, routes.caseStudy],
  [whitePaperCollection, routes.whitePaper],
];

/** The day of publication of the long texts, by their addresses without a language. */
export function publicationDays(): Map<string, string> {
  return new Map(
    collections.flatMap(([collection, address]) =>
      allTextIds(collection).flatMap((id): [string, string][] => {
        const facts = attempt(() => textFacts(collection, id)).found;
        const found = facts && datesOf(facts);
        return found ? [[address.replace(/:\w+/, id), found.date]] : [];
      }),
    ),
  );
}

/**
 * A text may only cite texts that were published before it or before its last review.
 * @param facts of the text
 * @param days of publication of what it may cite, by address
 */
export function laterLinkProblems(
  text: Omit<TextBody, 'body'>,
  article: Article,
  facts: DataFile,
  days: ReadonlyMap<string, string>,
): Problem[] {
  const found = datesOf(facts);
  if (!found) return [];
  const last = found.reviewed ?? found.date;
  return article.links.flatMap(({ href, line }) => {
    const day = days.get(pathOfLink(href));
    if (day === undefined || day <= last) return [];
    return [
      problemInBody(text, line, `${href} is of ${day}, this text of ${last}: review it, or leave it out`),
    ];
  });
}
