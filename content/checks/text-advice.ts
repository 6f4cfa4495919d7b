import { editionOf } from '#content/edition.ts';
import type { Language } from '#shared/locales.ts';
import { attempt, type Problem } from '#content/site-file/problem.ts';
import { countWords, type Article } from '#content/read/article.ts';
import { textCollections } from '#content/collections/all-collections.ts';
import { folderOf } from '#content/collections/define-collection.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { isOver } from '#content/site-file/opening-hours.ts';
import { buildDay } from '#shared/build-day.ts';
import { quantity } from '#shared/quantity.ts';
import { isRealOrigin } from './check-samples.ts';
import { unevenTranslations } from './check-texts.ts';
import { linkTargets } from './link-targets.ts';
import type { LoadedSite } from '#content/load-site.ts';
import { problemInBody } from '#content/read/problem-in-body.ts';
import { readArticle } from '#content/articles/read-article.ts';
import { textsOfSite } from '#content/read/site-texts.ts';

/** What is unwise about an address that is not encrypted; null for every other. @param written as the text has it */
function addressAdvice(href: string, written = href): string | null {
  if (!href.startsWith('http://')) return null;
  const secure = href.replace('http:', 'https:');
  return written === href
    ? `${href} is not encrypted: write ${secure}, if that page exists`
    : `${written} leads to ${href}, which is not encrypted: write ${secure}, if that page exists`;
}

/** From so many words on, a text is long. */
const longText = 300;

interface Body {
  file: string;
  body: string;
  bodyLine: number;
}

/** @param pathAdvice what is unwise about a link to the site's own domain */
function bodyAdvice(
  text: Body,
  article: Article,
  isArticle: boolean,
  pathAdvice: (link: Article['links'][number]) => string | null,
): Problem[] {
  const advice = [
    ...article.links.flatMap((link) => {
      const reason = pathAdvice(link) ?? addressAdvice(link.href, link.written);
      return reason === null ? [] : [{ line: link.line, reason }];
    }),
    ...article.advice,
  ];
  const few =
    isArticle && article.sections.length < 2 && countWords(text.body) >= longText
      ? [
          {
            file: text.file,
            field: 'the text',
            reason: `${article.sections.length === 0 ? 'no section' : 'one section'}: a long text is easier to read with two or more; a line such as ## What we found begins one`,
          },
        ]
      : [];
  return [...advice.map(({ line, reason }) => problemInBody(text, line, reason)), ...few];
}

/** Closed days and seasons of a year that is over, which the build leaves out. */
function pastDays({ site, source }: LoadedSite): Problem[] {
  const { contact, offices } = site.settings;
  const all = [contact, ...offices].map(({ officeHours }, index) => ({
    hours: officeHours,
    path: [...(index === 0 ? ['contact'] : ['offices', index - 1]), 'officeHours'],
  }));
  return all.flatMap(({ hours, path }) =>
    (['seasons', 'closed'] as const).flatMap((field) =>
      (hours?.[field] ?? []).flatMap((dates, index) =>
        isOver(dates)
          ? [
              problemAt(
                source.yaml('site.yaml'),
                [...path, field, index],
                'is over, and no longer shown: remove it',
              ),
            ]
          : [],
      ),
    ),
  );
}

/** Fields that take a path or an address. */
const linkFields = /(^|\.)(to|link|page|entries\[\d+\]|legal\[\d+\])$/;

/** So many days before something ends, there is advice to renew it. */
const renewalDays = 60;

/** Badges and the security contact that end soon. @param today YYYY-MM-DD */
export function endingDates({ site, source }: LoadedSite, today = buildDay()): Problem[] {
  const { badges, contact } = site.settings;
  const dates: { path: (string | number)[]; day: string | undefined; over: string }[] = [
    {
      path: ['contact', 'security', 'expires'],
      day: contact.security.expires,
      over: 'confirm the contact, and set a new date, at most a year ahead',
    },
    ...badges.map(({ validUntil }, index) => ({
      path: ['badges', index, 'validUntil'],
      day: validUntil,
      over: 'renew it, or remove it; the build leaves it out',
    })),
  ];
  return dates.flatMap(({ path, day, over }) => {
    if (day === undefined) return [];
    const days = Temporal.PlainDate.from(today).until(day).total('days');
    if (days > renewalDays) return [];
    const soon = days === 0 ? 'ends today' : `ends in ${quantity(days, 'day')}`;
    const reason = days < 0 ? `ended on ${day}: ${over}` : `${soon}: renew it in time`;
    return [problemAt(source.yaml('site.yaml'), path, reason)];
  });
}

/** Ratings that nobody can check, on a site that visitors can come to. */
function ratingsWithoutSource({ site, source }: LoadedSite): Problem[] {
  if (!isRealOrigin(site.settings.origin)) return [];
  return (site.testimonials[site.defaultLanguage] ?? []).flatMap(({ rating, source: page }, index) =>
    rating === undefined || page !== undefined
      ? []
      : [
          problemAt(
            source.yaml('testimonials.yaml'),
            [index, 'rating'],
            'visitors cannot check this rating: add the public page of the review as source, or remove the rating',
          ),
        ],
  );
}

const articleFolders = textCollections.map(([, collection]) => folderOf(collection));

/** What is unwise in the texts of a site, though it can be published: advice of `check-site`. */
export function textAdvice(loaded: LoadedSite): Problem[] {
  const { site, source } = loaded;
  const targets = linkTargets(loaded);
  const ofBodies = source.textNames().flatMap((name) => {
    const [, folder = '', language = ''] = /^(.*)\/[^/]+\.([a-z]{2,3})\.md$/.exec(name) ?? [];
    const isRead = site.languages.some((one: Language) => one === language);
    const found = isRead ? attempt(() => source.markdown(name)).found : undefined;
    if (!found) return [];
    const article = readArticle(editionOf(site, language), found.body);
    const text = { file: source.pathOf(name), ...found };
    return bodyAdvice(text, article, articleFolders.includes(folder), (link) =>
      targets.adviceOf(link, language),
    );
  });
  const ofFields = textsOfSite(source).flatMap(({ text, isMarkdown, problem }) => {
    if (isMarkdown || !URL.canParse(text)) return [];
    const own = linkFields.test(problem('').field)
      ? targets.adviceOf({ href: text }, site.defaultLanguage)
      : null;
    const reason = own ?? addressAdvice(text);
    return reason === null ? [] : [problem(reason)];
  });
  return [
    ...ofBodies,
    ...ofFields,
    ...unevenTranslations(loaded),
    ...pastDays(loaded),
    ...endingDates(loaded),
    ...ratingsWithoutSource(loaded),
  ];
}
