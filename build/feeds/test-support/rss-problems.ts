import { parseRssFeed } from 'feedsmith';

/** RFC 822 with a four-digit year and a time zone, as in RSS 2.0. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/;

const isAbsolute = (url: string | undefined) => /^https:\/\/[^/\s]+(\/|$)/.test(url ?? '');
/** The weekday must match the date. */
const isDate = (text: string | undefined) =>
  rfc822.test(text ?? '') && new Date(text ?? '').toUTCString() === text;

/** Relative addresses of links and pictures, which do not work in a feed. */
function relativeAddresses(html: string): string[] {
  const addresses = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
  return addresses.filter((address) => !/^(https?|mailto|tel):/.test(address));
}

/** Elements and attributes that feed readers remove and the validator warns of. */
const unsafe = /<(script|style|iframe|form|input|button|svg|use|object|embed)\b|\s(style|class|on\w+)=/;

/**
 * The problems a feed validator would report: the W3C's rules that apply to generated feeds, and the profile
 * of the RSS Advisory Board. An XML parser has to check that it is well-formed.
 * @param selfUrl address of the feed
 * @throws Error when it is not an RSS feed
 */
export function rssProblems(xml: string, selfUrl: string): string[] {
  const feed = parseRssFeed(xml);
  const problems: string[] = [];
  const check = (isRight: boolean, problem: string) => {
    if (!isRight) problems.push(problem);
  };
  check(Boolean(feed.title && feed.description), 'the channel has no title or no description');
  check(isAbsolute(feed.link), 'the link of the channel is not absolute');
  check(/^[a-z]{2}(-[a-z]{2})?$/i.test(feed.language ?? ''), `no language: ${feed.language}`);
  const self = feed.atom?.links?.filter(({ rel }) => rel === 'self') ?? [];
  check(
    self.length === 1 && self[0]?.href === selfUrl && self[0].type === 'application/rss+xml',
    `atom:link does not name the feed itself: ${self.map(({ href }) => href).join(' ')}`,
  );
  const items = feed.items ?? [];
  check(items.length === 0 || isDate(feed.lastBuildDate), `lastBuildDate: ${feed.lastBuildDate}`);
  const guids = items.map(({ guid }) => guid?.value);
  check(new Set(guids).size === items.length, 'two items have the same guid');
  const days = items.map(({ pubDate }) => Date.parse(pubDate ?? ''));
  check(
    days.every((day, index) => index === 0 || day <= (days[index - 1] ?? 0)),
    'the items are not in order, the latest first',
  );
  for (const item of items) {
    const name = item.title ?? item.link ?? '(an item)';
    const { link, guid, pubDate, description = '', content } = item;
    check(Boolean(item.title), `${name}: no title`);
    check(isAbsolute(link), `${name}: the link is not absolute: ${link}`);
    check(guid?.value === link, `${name}: the guid is not its permanent address: ${guid?.value}`);
    check(isDate(pubDate), `${name}: pubDate: ${pubDate}`);
    check(description !== '' && !/<\w/.test(description), `${name}: the description is empty or markup`);
    check(Boolean(content?.encoded), `${name}: no content`);
    check(!unsafe.test(content?.encoded ?? ''), `${name}: the content has what readers take out`);
    for (const address of relativeAddresses(content?.encoded ?? ''))
      problems.push(`${name}: relative address ${address}`);
  }
  return problems;
}
