import { editionOf } from './edition.ts';
import type { Language } from '#shared/locales.ts';
import type { ServicesMode } from '#shared/services-mode.ts';
import { attempt, type Problem } from '#shared/site-file/problem.ts';
import { linkProblems } from './check-body.ts';
import { legalPageIn, ownPageIn } from './plain-pages.ts';
import type { LoadedSite, Site } from './load-site.ts';
import { readArticle } from './read-article.ts';
import { legalPages, type LegalPageName } from './schema/plain-pages.ts';
import { hasPageIn } from './site-pages.ts';

/** The problems of a text that reading it does not find. */
function otherProblems(loaded: LoadedSite, name: string, language: Language): Problem[] {
  const { site, source } = loaded;
  const { found } = attempt(() => source.markdown(name));
  if (!found) return [];
  const article = readArticle(site, found.body, language);
  return linkProblems(loaded, { file: source.pathOf(name), ...found }, article, language);
}

const nameOf = (page: LegalPageName, language: Language) => `legal/${page}.${language}.md`;

const anchorsOf = (site: Site, language: Language, page: LegalPageName, mode: ServicesMode) =>
  attempt(() => legalPageIn(editionOf(site, language, mode), page)).found?.clauses.map(({ id }) => id);

const whyNamed =
  'which site.yaml loads after consent (scriptsAfterConsent): say what it does, where its data goes and how long it is kept';

/** The scripts that run after consent and that a text does not name. */
export const unnamedScripts = (text: string, scripts: readonly { name: string }[]): string[] =>
  scripts.flatMap(({ name }) => (text.toLowerCase().includes(name.toLowerCase()) ? [] : [name]));

/** A legal text has the clauses of the first language, and the details that visitors must find in it. */
function legalProblems(
  loaded: LoadedSite,
  page: LegalPageName,
  language: Language,
  mode: ServicesMode,
): Problem[] {
  const { site, source } = loaded;
  const name = nameOf(page, language);
  const file = source.pathOf(name);
  // A front matter with mistakes was reported when the site was loaded.
  if (source.has(name) && !site.legalPages[language]?.[page]) return [];
  const { found, wrong } = attempt(() => legalPageIn(editionOf(site, language, mode), page));
  if (!found) return [...wrong];
  const problems = otherProblems(loaded, name, language);
  const complain = (reason: string) => problems.push({ file, field: 'the text', reason });
  const own = found.clauses.map(({ id }) => id).join(', ');
  const original = anchorsOf(site, site.defaultLanguage, page, mode)?.join(', ') ?? own;
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
function clauseProblems({ site, source }: LoadedSite, language: Language, mode: ServicesMode): Problem[] {
  const anchors = anchorsOf(site, language, 'privacy', mode);
  if (!anchors) return [];
  return Object.entries(shownBelow)
    .filter(([id]) => !anchors.includes(id))
    .map(([id, what]) => ({
      file: source.pathOf(nameOf('privacy', language)),
      field: 'the text',
      reason: `the clause {#${id}} is missing: ${what} is shown below it`,
    }));
}

/** Checks the texts of the pages that a site adds without code. */
export const checkOwnPages = (loaded: LoadedSite, mode: ServicesMode): Problem[] =>
  loaded.site.languages.flatMap((language) =>
    (loaded.site.ids.ownPages[language] ?? []).flatMap((page) => [
      ...(loaded.site.ownPages[language]?.[page]
        ? attempt(() => ownPageIn(editionOf(loaded.site, language, mode), page)).wrong
        : []),
      ...otherProblems(loaded, `pages/${page}.${language}.md`, language),
    ]),
  );

/** Checks the legal texts: clauses, links, and that translations have the clauses of the first language. */
export function checkLegal(loaded: LoadedSite, mode: ServicesMode): Problem[] {
  const { site } = loaded;
  if (!site.legal) return [];
  const texts = legalPages.flatMap((page) =>
    site.languages.flatMap((language) =>
      hasPageIn(editionOf(site, language, mode), page) ? legalProblems(loaded, page, language, mode) : [],
    ),
  );
  return [...texts, ...site.languages.flatMap((language) => clauseProblems(loaded, language, mode))];
}
