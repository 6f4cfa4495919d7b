import { listedPaths } from './listed-paths.ts';
import { medianOf, runLighthouse, scoreIds, type LighthouseRun } from './lighthouse.ts';
import { defaultLanguage, languages } from '../config/locales.ts';
import { splitPath } from '../config/routes.ts';

/** Pages of each other language to measure: spread over the sitemap, to include every kind of page. */
const perLanguage = 10;

const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter(
    (_, index) =>
      Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
  );

/** Every page of the default language, and some of each other one. */
function chosenPaths(paths: readonly string[]): string[] {
  const byLanguage = Map.groupBy(paths, (path) => splitPath(path).language);
  return languages.flatMap((language) => {
    const all = byLanguage.get(language) ?? [];
    return language === defaultLanguage ? all : spread(all, perLanguage);
  });
}

const isPerfect = (run: LighthouseRun) =>
  scoreIds.every((id) => Math.round(run[id] ?? 0) === 100) && run['agentic'] === 1;

/**
 * Lighthouse for the site, as a Markdown table: the four scores, the share of the passed audits for agents,
 * Largest Contentful Paint and layout shift of each page.
 * @param port of the browser's debugger
 * @param runs loads per median, where the first is not perfect; odd
 * @returns the table, and the number of pages below 100
 */
export async function everyPageTable(
  origin: string,
  { port, runs }: { port: number; runs: number },
): Promise<{ table: string; imperfect: number }> {
  const rows: string[] = [];
  let imperfect = 0;
  for (const path of chosenPaths(await listedPaths(origin))) {
    const results = [await runLighthouse(origin + path, port)];
    while (!results.every(isPerfect) && results.length < runs)
      results.push(await runLighthouse(origin + path, port));
    const of = (name: string) => medianOf(results, name);
    const scores = scoreIds.map((id) => Math.round(of(id)));
    if (scores.some((score) => score < 100) || of('agentic') < 1) imperfect += 1;
    const figures = [
      scores.join('/'),
      of('agentic').toFixed(2),
      `${Math.round(of('lcp'))} ms`,
      of('cls').toFixed(3),
    ];
    rows.push(`| ${[path, ...figures, String(results.length)].join(' | ')} |`);
    console.log(rows.at(-1));
  }
  const head = ['Page', scoreIds.join('/'), 'Agentic', 'Largest paint', 'Layout shift', 'Loads'];
  return {
    table: [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows].join('\n'),
    imperfect,
  };
}
