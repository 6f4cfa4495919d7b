import { defaultLanguage, languages, type Language } from '../shared/locales.ts';
import { servicesMode } from '../shared/services-mode.ts';
import { scriptsAfterConsent } from '../shared/site.ts';
import { siteFile } from '../shared/site-folder.ts';
import { readMarkdown } from '../shared/site-file/data-file.ts';
import { attempt, type Problem } from '../shared/site-file/problem.ts';
import { bodyProblems } from './check-body.ts';
import { keptData } from './kept-data.ts';
import { legalFacts, legalFactsFile } from './legal-facts.ts';
import { legalFile, legalPageIn, legalPages, type LegalPageName } from './legal.ts';
import { ownPageFiles, ownPageIn } from './own-pages.ts';
import { readArticle } from './read-article.ts';
import { hasPageIn, textAddresses } from './site-pages.ts';

/** Link problems of a text; reading it finds all others. */
function linkProblems(file: string, language: Language): Problem[] {
  const { found } = attempt(() => readMarkdown(file));
  if (!found) return [];
  const article = { ...readArticle(found.body, language), problems: [] };
  return bodyProblems({ file, ...found }, article, textAddresses(language));
}

const anchorsOf = (language: Language, page: LegalPageName) =>
  attempt(() => legalPageIn(language, page, servicesMode)).found?.clauses.map(({ id }) => id);

const whyNamed =
  'which site.yaml loads after consent (scriptsAfterConsent): say what it does, where its data goes and how long they are kept';

/** The scripts that run after consent and that a text does not name. */
export const unnamedScripts = (
  text: string,
  scripts: readonly { name: string }[] = scriptsAfterConsent,
): string[] => scripts.flatMap(({ name }) => (text.toLowerCase().includes(name.toLowerCase()) ? [] : [name]));

/** A legal text has the clauses of the default language, and the facts that visitors must find in it. */
function legalProblems(page: LegalPageName, language: Language): Problem[] {
  const file = legalFile(page, language);
  const { found, wrong } = attempt(() => legalPageIn(language, page, servicesMode));
  if (!found) return [...wrong];
  const problems = linkProblems(file, language);
  const complain = (reason: string) => problems.push({ file, field: 'the text', reason });
  const own = found.clauses.map(({ id }) => id).join(', ');
  const original = anchorsOf(defaultLanguage, page)?.join(', ') ?? own;
  const { body } = readMarkdown(file);
  if (own !== original) complain(`its clauses are ${own}, those of the default language ${original}`);
  if (!body.includes('{email}')) complain('does not say where to write to: {email}');
  if (page === 'privacy')
    for (const name of unnamedScripts(body)) complain(`does not name ${name}, ${whyNamed}`);
  if (legalFacts().minimumAge !== undefined && !body.includes('{minimumAge}'))
    complain('does not name the minimum age: {minimumAge}');
  return problems;
}

/** The clauses of the policy below which the product lists data from the code and `legal/settings.yaml`. */
const shownBelow = {
  cookies: 'what browsers keep is listed',
  retention: 'how long data are kept is drawn',
};

/** The policy needs the clauses that the product's lists stand below. */
function clauseProblems(language: Language): Problem[] {
  const anchors = anchorsOf(language, 'privacy');
  if (!anchors) return [];
  return Object.entries(shownBelow)
    .filter(([id]) => !anchors.includes(id))
    .map(([id, what]) => ({
      file: legalFile('privacy', language),
      field: 'the text',
      reason: `${what} below the clause {#${id}}, which is missing`,
    }));
}

const unitNames = (language: Language) =>
  (['day', 'month', 'year'] as const).map((unit): [name: string, unit: string] => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    return [format.formatToParts(1).find(({ type }) => type === 'unit')?.value ?? unit, unit];
  });

/**
 * Periods in a policy that the facts do not contain, such as "12 months" where nothing is kept that long.
 * @param kept the periods in the facts
 */
export function strangePeriods(
  text: string,
  language: Language,
  kept: readonly { amount: number; unit: string }[],
): string[] {
  const names = unitNames(language);
  const known = new Set(kept.map(({ amount, unit }) => `${amount} ${unit}`));
  const pattern = new RegExp(
    `(\\d+)\\s(${names.map(([name]) => RegExp.escape(name)).join('|')})\\p{L}*`,
    'giu',
  );
  return [...text.matchAll(pattern)].flatMap(([found, amount = '', name = '']) => {
    const [, unit] = names.find(([one]) => one.toLowerCase() === name.toLowerCase()) ?? [];
    return known.has(`${amount} ${unit}`) ? [] : [found];
  });
}

function periodProblems(language: Language): Problem[] {
  const file = legalFile('privacy', language);
  const { found } = attempt(() => readMarkdown(file));
  if (!found) return [];
  const kept = keptData(language).map(({ period }) => period);
  return strangePeriods(found.body, language, kept).map((period) => ({
    file,
    field: 'the text',
    reason: `names ${period}, but nothing is kept so long (retention in ${legalFactsFile})`,
  }));
}

/** Checks the pages that a site adds without code. @param folder where they are, from the project's folder */
export function checkOwnPages(folder = siteFile('pages')): Problem[] {
  return ownPageFiles(folder).flatMap(({ file, page, language }) => [
    ...attempt(() => ownPageIn(language, page, servicesMode, folder)).wrong,
    ...linkProblems(file, language),
  ]);
}

/** Checks the legal texts: files, clauses, links, and that translations have the clauses of the default language. */
export function checkLegal(): Problem[] {
  const facts = attempt(legalFacts);
  if (!facts.found) return [...facts.wrong];
  const texts = legalPages.flatMap((page) =>
    languages.flatMap((language) => (hasPageIn(language, page) ? legalProblems(page, language) : [])),
  );
  return [
    ...texts,
    ...languages.flatMap((language) => [...clauseProblems(language), ...periodProblems(language)]),
  ];
}
