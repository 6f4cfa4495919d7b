import { hasBroken } from '#content/collections/names.ts';
import { editionsOf } from '#content/edition.ts';
import type { Mode } from '#shared/mode.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { attempt, sortedProblems, type Problem } from '#content/site-file/problem.ts';
import { checkLinks } from './check-links.ts';
import { checkOwnFiles } from './check-own-files.ts';
import { checkLegal, checkOwnPages } from './check-text-pages.ts';
import { checkTexts } from './check-texts.ts';
import { checkFields } from './check-fields.ts';
import { sectionOf } from '#content/read/site-reader.ts';
import { checkContrast } from './contrast.ts';
import { checkDrawings } from './drawings.ts';
import { checkHomeBlocks } from '#content/pages/home-blocks.ts';
import { defaultPages, type LoadedSite } from '#content/load-site.ts';
import { missingPhotos } from './photo-uses.ts';
import { pricesIn } from '#content/collections/prices.ts';
import { checkRedirects } from '#content/published/redirects.ts';
import { pagesWithWords } from '#content/schema/pages.ts';
import { checkSearchWords } from '#content/pages/search-words.ts';
import { hasPageIn, needsWords, settingProblem } from '#content/pages/site-pages.ts';
import { shownSite } from '#content/shown-site.ts';
import { SiteSource } from '#content/read/site-source.ts';

/** Says that a page has no file, and how to remove the page where that is possible. */
const missingPage = (site: LoadedSite['site'], page: string): string =>
  settingProblem(site, page, 'off') === null
    ? `missing; to remove the page, set pages: { ${page}: off } in site.yaml`
    : 'missing';

/** The words of pages that a site has and nobody wrote. */
function missingWords({ site, source }: LoadedSite): Problem[] {
  const product = new SiteSource(defaultPages);
  return pagesWithWords.flatMap((page) =>
    editionsOf(site)
      .filter(
        (edition) =>
          needsWords(edition, page) && !edition.pages[page] && !hasBroken(edition, `pages/${page}.yaml`),
      )
      .map(({ language }): Problem => {
        const name = `pages/${page}.yaml`;
        if (source.has(name))
          return problemAt(sectionOf(source.yaml(name), language), [], 'missing in this language');
        const reason = product.has(`${page}.yaml`)
          ? `missing: the product does not have it in “${language}”; begin with a copy of ${product.pathOf(`${page}.yaml`)}`
          : missingPage(site, page);
        return { file: source.pathOf(name), field: '(the whole file)', reason };
      }),
  );
}

/** Languages in which the picture of the contact page has no words, which a screen reader needs. */
function checkMapWords({ site, source }: LoadedSite): Problem[] {
  if (!site.settings.pictures.contact) return [];
  return editionsOf(site)
    .filter((edition) => hasPageIn(edition, 'contact'))
    .filter(({ pages: { contact } }) => contact !== undefined && !contact.map)
    .map(({ language }) => {
      const reason = 'missing: describe the map that pictures.contact in site.yaml shows';
      return problemAt(sectionOf(source.yaml('pages/contact.yaml'), language), ['map'], reason);
    });
}

/** The name of the days of office hours, which only the short form needs. */
function checkHoursWords({ site, source }: LoadedSite): Problem[] {
  const hasWeek = site.settings.contact.officeHours.week !== undefined;
  const reason = hasWeek
    ? 'remove it: “week” of officeHours in site.yaml has the days, and each language its own names for them'
    : 'missing: name the days of officeHours in site.yaml, such as Monday to Friday';
  return editionsOf(site)
    .filter(({ pages: { contact } }) => contact && (contact.days !== undefined) === hasWeek)
    .map(({ language }) =>
      problemAt(sectionOf(source.yaml('pages/contact.yaml'), language), ['days'], reason),
    );
}

/** Prices without a heading, or a heading without prices. */
const checkPrices = ({ site }: LoadedSite): Problem[] =>
  editionsOf(site)
    .filter((edition) => edition.pages.services && hasPageIn(edition, 'services'))
    .flatMap((edition) => attempt(() => pricesIn(edition)).wrong);

/**
 * Everything that is wrong with a site: its files, and what depends on which of its pages visitors see at a moment.
 * @param nowMs milliseconds since 1970; drafts and texts of later are not among the pages
 * @param more checks of what a process makes of a site, such as its fonts
 * @returns each problem once, in the order of files and lines; an empty list when everything can be published
 */
export function problemsOfSite(
  loaded: LoadedSite,
  { nowMs, mode }: { nowMs: number; mode: Mode },
  more: readonly ((loaded: LoadedSite) => Problem[])[] = [],
): Problem[] {
  const shown = { ...loaded, site: shownSite(loaded.site, nowMs) };
  const checks = [
    missingWords,
    checkHomeBlocks,
    checkPrices,
    checkLinks,
    checkTexts,
    checkFields,
    checkSearchWords,
    (one: LoadedSite) => checkLegal(one, mode),
    (one: LoadedSite) => checkOwnPages(one, mode),
    checkRedirects,
    checkOwnFiles,
    missingPhotos,
    checkContrast,
    checkDrawings,
    checkMapWords,
    checkHoursWords,
    ...more,
  ];
  const problems = [
    ...loaded.problems,
    ...checks.flatMap((check) => {
      // A file that cannot be read hides what else a check would find.
      const { found = [], wrong } = attempt(() => check(shown));
      return [...found, ...wrong];
    }),
    // A file with a wrong name is not also missing.
  ].filter(({ file, field }) => field !== '(the whole file)' || !loaded.misnamed.has(file));
  return sortedProblems(problems);
}
