import { defaultLanguage } from '../config/locales.ts';
import { inLanguage, routes, splitPath } from '../config/routes.ts';
import { hasPage } from '../content/site-pages.ts';
import { runForAgents } from './lighthouse.ts';
import { listedPaths } from './listed-paths.ts';

/** Pages that no sitemap lists. */
const unlisted = [...(hasPage('search') ? [routes.search] : []), routes.admin, '/no/such/page'];

/** The view that a page shows, from its page data. */
const viewIn = (html: string) => /id="page-data">\{[^]*?"view":"([^"]+)"/.exec(html)?.[1] ?? '';

/** The pages of the default language. */
async function everyPath(origin: string): Promise<string[]> {
  const listed = (await listedPaths(origin)).filter((path) => splitPath(path).language === defaultLanguage);
  return [...listed, ...unlisted.map((address) => inLanguage(defaultLanguage, address))];
}

/** The first page of each type, by the name of the type. */
async function pageTypes(origin: string, paths: readonly string[]): Promise<Map<string, string>> {
  const types = new Map<string, string>();
  for (const path of paths) {
    const view = viewIn(await (await fetch(origin + path)).text());
    if (!types.has(view)) types.set(view, path);
  }
  return types;
}

/**
 * Lighthouse's audits for agents on one page of each type, as a Markdown table.
 * @param port of the debugger of a browser with WebMCP
 * @param paths among which to look for types; all of the default language when empty
 * @returns the table, and the number of pages with an audit that is not passed
 */
export async function agentsTable(
  origin: string,
  port: number,
  paths: readonly string[] = [],
): Promise<{ table: string; imperfect: number }> {
  const rows: string[] = [];
  let imperfect = 0;
  for (const [view, path] of await pageTypes(origin, paths.length > 0 ? paths : await everyPath(origin))) {
    const { score, applied, failed, tools, unnamedForms } = await runForAgents(origin + path, port);
    if (failed.length > 0 || score < 1) imperfect += 1;
    const passed = `${applied.length - failed.length} of ${applied.length}`;
    const cells = [view, path, passed, failed.join(', '), tools.join(', '), String(unnamedForms)];
    rows.push(`| ${cells.join(' | ')} |`);
    console.log(rows.at(-1));
  }
  const head = ['Type', 'Page', 'Passed', 'Not passed', 'Forms as tools', 'Other forms'];
  return {
    table: [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows].join('\n'),
    imperfect,
  };
}
