import { webinarCalendars } from './calendars/webinar-calendars.ts';
import { siteFeeds } from './feeds/site-feeds.ts';
import { textsForRobots } from './texts-for-robots.ts';
import { languages, type Language } from '#shared/locales.ts';
import { pathTo } from '#shared/routes.ts';
import { caseStudiesIn } from '#content/case-studies.ts';
import { csvAddress, figuresCsv } from '#content/figures-csv.ts';
import { postsIn } from '#content/posts.ts';
import { publishableArticle } from '#content/read-article.ts';
import { hasPageIn } from '#content/site-pages.ts';
import type { TextBody } from '#content/collections.ts';
import { whitePapersIn } from '#content/white-papers.ts';

type AddressedText = [pagePath: string, text: TextBody];

function textsWithPages(language: Language): AddressedText[] {
  const posts = hasPageIn(language, 'blog') ? postsIn(language) : [];
  const studies = hasPageIn(language, 'caseStudies') ? caseStudiesIn(language) : [];
  const papers = hasPageIn(language, 'whitePapers') ? whitePapersIn(language) : [];
  return [
    ...posts.map((post): AddressedText => [pathTo(language, 'post', { slug: post.id }), post]),
    ...studies.map((study): AddressedText => [pathTo(language, 'caseStudy', { id: study.id }), study]),
    ...papers.map((paper): AddressedText => [pathTo(language, 'whitePaper', { id: paper.id }), paper]),
  ];
}

/** The figures of posts, case studies and white papers as files, by address; texts without figures have none. */
function figuresFiles(): Map<string, string> {
  const entries = languages.flatMap((language) =>
    textsWithPages(language).flatMap(([pagePath, text]): [string, string][] => {
      const csv = figuresCsv(publishableArticle(text, language));
      return csv === null ? [] : [[csvAddress(pagePath), csv]];
    }),
  );
  return new Map(entries);
}

/** Files made from content that are not pages, by address: feeds, calendars, figures of texts, texts for robots. */
export function siteTextFiles(): Map<string, string> {
  return new Map([...siteFeeds(), ...webinarCalendars(), ...figuresFiles(), ...textsForRobots()]);
}
