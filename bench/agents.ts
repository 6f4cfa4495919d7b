import { defaultLanguage } from '../config/locales.ts';
import { inLanguage, routes, splitPath } from '../config/routes.ts';
import { hasPage } from '../content/site-pages.ts';
import { runForAgents } from './lighthouse.ts';
import { listedPaths } from './listed-paths.ts';

/** Pages that no sitemap lists. */
const unlisted = [...(hasPage('search') ? [routes.search] : []), routes.admin, '/no/such/page'];

/** The view that a page shows, from its page data. */
const viewIn = (html: string) => /id="page-data">\{[^]*?"view":"([^"]+)"/.exec(html)?.[1] ?? '';

/** The first page of each type in the default language, by the name of the type. */
async function pageTypes(origin: string): Promise<Map<string, string>> {
  const listed = (await listedPaths(origin)).filter((path) => splitPath(path).language === defaultLanguage);
  const types = new Map<string, string>();
  for (const path of [...listed, ...unlisted.map((address) => inLanguage(defaultLanguage, address))]) {
    const view = viewIn(await (await fetch(origin + path)).text());
    if (!types.has(view)) types.set(view, path);
  }
  return types;
}

/**
 * Lighthouse's audits for agents on one page of each type, as a Markdown table.
 * @param port of the debugger of a browser with WebMCP
 * @returns the table, and the number of pages with an audit that is not passed
 */
export async function agentsTable(
  origin: string,
  port: number,
): Promise<{ table: string; imperfect: number }> {
  const rows: string[] = [];
  let imperfect = 0;
  for (const [view, path] of await pageTypes(origin)) {
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
