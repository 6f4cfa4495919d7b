import { caseStudyShelf } from '../../content/case-studies.ts';
import { postShelf } from '../../content/posts.ts';
import { allTextIds, shownFrom } from '../../content/texts.ts';
import { whitePaperShelf } from '../../content/white-papers.ts';

/** The next moment at which something appears by its schedule, in milliseconds since 1970; undefined for none. */
export function nextMoment(after: number): number | undefined {
  const moments = [postShelf, caseStudyShelf, whitePaperShelf].flatMap((shelf) =>
    allTextIds(shelf).map((id) => shownFrom(shelf, id)),
  );
  return moments.filter((moment) => moment > after && Number.isFinite(moment)).toSorted((a, b) => a - b)[0];
}
