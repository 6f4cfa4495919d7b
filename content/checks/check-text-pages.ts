import { ownPagesIn } from '#content/collections/names.ts';
import { editionOf, editionsOf, type Edition } from '#content/edition.ts';
import type { Language } from '#shared/locales.ts';
import type { Mode } from '#shared/mode.ts';
import { attempt, type Problem } from '#content/site-file/problem.ts';
import { linkProblems } from './check-body.ts';
import { legalPageIn, ownPageIn } from '#content/articles/text-pages.ts';
import type { LoadedSite } from '#content/load-site.ts';
import { readArticle } from '#content/articles/read-article.ts';
import { legalPages, type LegalPageName } from '#content/schema/text-pages.ts';
import { hasPageIn } from '#content/pages/site-pages.ts';

/** The problems of a text that reading it does not find. */
function otherProblems(loaded: LoadedSite, edition: Edition, name: string): Problem[] {
  const { source } = loaded;
  const { found } = attempt(() => source.markdown(name));
  if (!found) return [];
  const article = readArticle(edition, found.body);
  return linkProblems(loaded, { file: source.pathOf(name), ...found }, article, edition.language);
}

const nameOf = (page: LegalPageName, language: Language) => `legal/${page}.${language}.md`;

const anchorsOf = (edition: Edition, page: LegalPageName) =>
  attempt(() => legalPageIn(edition, page)).found?.clauses.map(({ id }) => id);

const whyNamed =
  'which site.yaml loads after consent (scriptsAfterConsent): say what it does, where its data goes and how long it is kept';

/** The scripts that run after consent and that a text does not name. */
export const unnamedScripts = (text: string, scripts: readonly { name: string }[]): string[] =>
  scripts.flatMap(({ name }) => (text.toLowerCase().includes(name.toLowerCase()) ? [] : [name]));

/** A legal text has the clauses of the first language, and the details that visitors must find in it. */
function legalProblems(loaded: LoadedSite, edition: Edition, page: LegalPageName): Problem[] {
  const { source } = loaded;
  const { site, language, mode } = edition;
  const name = nameOf(page, language);
  const file = source.pathOf(name);
  // A front matter with mistakes was reported when the site was loaded.
  if (source.has(name) && !edition.legalPages[page]) return [];
  const { found, wrong } = attempt(() => legalPageIn(edition, page));
  if (!found) return [...wrong];
  const problems = otherProblems(loaded, edition, name);
  const complain = (reason: string) => problems.push({ file, field: 'the text', reason });
  const own = found.clauses.map(({ id }) => id).join(', ');
  const original = anchorsOf(editionOf(site, site.defaultLanguage, mode), page)?.join(', ') ?? own;
  const { body } = source.markdown(name);
  if (own !== original)
    complain(`its clauses (${own}) differ from those of the default language (${original})`);
  if (!body.includes('{email}')) complain('does not say where to write to: {email}');
  if (page === 'privacy')
    for (const script of unnamedScripts(body, site.settings.scriptsAfterConsent))
      complain(`does not name ${script}, ${whyNamed}`);
  if (site.legal?.minimumAge !== undefined && !body.includes('{minimumAge}'))
    complain('does not name the minimum age: {minimumAge}');
  return problems;
}

/** The clauses of the policy below which the product lists data from the code and `legal/settings.yaml`. */
const shownBelow = {
  cookies: 'the list of stored entries',
  retention: 'the chart of retention periods',
};

/** The policy needs the clauses below which the product shows its lists. */
function clauseProblems({ source }: LoadedSite, edition: Edition): Problem[] {
  const anchors = anchorsOf(edition, 'privacy');
  if (!anchors) return [];
  return Object.entries(shownBelow)
    .filter(([id]) => !anchors.includes(id))
    .map(([id, what]) => ({
      file: source.pathOf(nameOf('privacy', edition.language)),
      field: 'the text',
      reason: `the clause {#${id}} is missing: ${what} is shown below it`,
    }));
}

/** Checks the texts of the pages that a site adds without code. */
export const checkOwnPages = (loaded: LoadedSite, mode: Mode): Problem[] =>
  editionsOf(loaded.site, mode).flatMap((edition) =>
    ownPagesIn(edition).flatMap((page) => [
      ...(edition.ownPages[page] ? attempt(() => ownPageIn(edition, page)).wrong : []),
      ...otherProblems(loaded, edition, `pages/${page}.${edition.language}.md`),
    ]),
  );

/** Checks the legal texts: clauses, links, and that translations have the clauses of the first language. */
export function checkLegal(loaded: LoadedSite, mode: Mode): Problem[] {
  const { site } = loaded;
  if (!site.legal) return [];
  const editions = editionsOf(site, mode);
  const texts = legalPages.flatMap((page) =>
    editions.flatMap((edition) => (hasPageIn(edition, page) ? legalProblems(loaded, edition, page) : [])),
  );
  return [...texts, ...editions.flatMap((edition) => clauseProblems(loaded, edition))];
}
