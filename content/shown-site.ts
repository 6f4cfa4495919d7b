import type { Localized } from './collections.ts';
import type { Site } from './load-site.ts';

/**
 * When a text appears, in milliseconds since 1970: 0 without a schedule, Infinity for a draft
 * (docs/how-to/publish.md).
 */
function shownFrom({
  draft,
  publishAt,
}: {
  draft?: boolean | undefined;
  publishAt?: string | undefined;
}): number {
  if (draft === true) return Infinity;
  return publishAt === undefined ? 0 : Date.parse(publishAt);
}

type Collections = 'posts' | 'caseStudies' | 'whitePapers';

/**
 * The site as visitors see it at a moment: without drafts and without texts that appear later.
 * @param nowMs milliseconds since 1970; Infinity shows all of them
 */
export function shownSite(site: Site, nowMs: number): Site {
  if (nowMs === Infinity) return site;
  const shownIn = <Text extends Parameters<typeof shownFrom>[0]>(
    texts: Localized<Text[]>,
  ): Localized<Text[]> =>
    Object.fromEntries(
      Object.entries(texts).map(([language, all]) => [
        language,
        all.filter((text) => shownFrom(text) <= nowMs),
      ]),
    );
  const idsOf = (name: Collections) => {
    const isHidden = (language: string, id: string) =>
      site[name][language]?.some((text) => text.id === id && shownFrom(text) > nowMs) === true;
    return Object.fromEntries(
      Object.entries(site.ids[name]).map(([language, ids]) => [
        language,
        ids.filter((id) => !isHidden(language, id)),
      ]),
    );
  };
  return {
    ...site,
    posts: shownIn(site.posts),
    caseStudies: shownIn(site.caseStudies),
    whitePapers: shownIn(site.whitePapers),
    ids: {
      ...site.ids,
      posts: idsOf('posts'),
      caseStudies: idsOf('caseStudies'),
      whitePapers: idsOf('whitePapers'),
    },
  };
}
