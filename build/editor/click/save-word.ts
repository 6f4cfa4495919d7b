import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'yaml';
import { withValue } from '#build/editor/saved-file.ts';
import { readSite } from '#content/load-site.ts';
import type { SiteSource } from '#content/read/site-source.ts';
import { isRecord } from '#shared/is-record.ts';

/** An interface word as a person has changed it on a page. */
export interface ChangedWord {
  language: string;
  key: string;
  /** With its {placeholders}; empty for the text of the product. */
  text: string;
}

/**
 * Writes a word to `words/<language>.yaml` of the site.
 * @returns what is wrong with it, in which case nothing is written
 */
export function saveWord(source: SiteSource, { language, key, text }: ChangedWord): string | undefined {
  const name = `words/${language}.yaml`;
  const old = source.has(name) ? source.text(name) : '';
  const before: unknown = parse(old);
  const { [key]: _, ...others } = isRecord(before) ? before : {};
  // A changed word keeps its line.
  const words = text === '' ? others : { ...(isRecord(before) && before), [key]: text };
  const yaml = withValue(old, words, parse);
  const file = source.pathOf(name);
  const { site, problems } = readSite(source.withTexts(new Map([[name, yaml]])));
  // It is part of a path.
  if (!site.languages.includes(language)) throw new RangeError(`the site has no language ${language}`);
  const [problem] = problems.filter((one) => one.file === file);
  if (problem) return problem.reason;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, yaml);
  return undefined;
}
