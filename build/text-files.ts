import { editionsOf, type Edition } from '#content/edition.ts';
import type { Site } from '#content/load-site.ts';
import { webinarCalendars } from './calendars/webinar-calendars.ts';
import { contactCard } from './contact-card.ts';
import { siteFeeds } from './feeds/site-feeds.ts';
import { textsForRobots } from './texts-for-robots.ts';
import { itemAddress } from '#content/pages/paths.ts';
import { textCollections } from '#content/collections/all-collections.ts';
import { csvAddress, figuresCsv } from '#content/articles/figures-csv.ts';
import { publishableArticle } from '#content/articles/read-article.ts';
import { hasPageIn } from '#content/pages/site-pages.ts';
import type { TextBody } from '#content/read/problem-in-body.ts';

/** The long texts of a language, each with the address of its page. */
const textsWithPages = (edition: Edition): [address: string, text: TextBody][] =>
  textCollections.flatMap(([name, { route }]) =>
    route !== false && hasPageIn(edition, route)
      ? edition[name].map((text): [string, TextBody] => [edition.href(itemAddress(route, text.id)), text])
      : [],
  );

/** The figures of long texts as files, by address; texts without figures have none. */
function figuresFiles(site: Site): Map<string, string> {
  const entries = editionsOf(site).flatMap((edition) =>
    textsWithPages(edition).flatMap(([pagePath, text]): [string, string][] => {
      const csv = figuresCsv(publishableArticle(edition, text));
      return csv === null ? [] : [[csvAddress(pagePath), csv]];
    }),
  );
  return new Map(entries);
}

/**
 * Files made from content that are not pages, by address: feeds, calendars, the vCard, figures of texts, texts for
 * robots.
 */
export function siteTextFiles(site: Site): Map<string, string> {
  return new Map([
    ...siteFeeds(site),
    ...webinarCalendars(site),
    ...contactCard(site),
    ...figuresFiles(site),
    ...textsForRobots(site),
  ]);
}
