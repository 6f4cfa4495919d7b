import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isRecord } from '#shared/is-record.ts';

/** Our words by the keys of Sveltia CMS. */
const added = parse(readFileSync(new URL('sveltia-words.yaml', import.meta.url), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

/**
 * A file of words of Sveltia CMS with ours for those that it lacks.
 * @throws Error for a version that has one of them
 */
export function completeWords(json: string, language: string): string {
  const words: unknown = JSON.parse(json);
  for (const [key, { [language]: text }] of Object.entries(added)) {
    const steps = key.split('.');
    const name = steps.pop() ?? '';
    let place = words;
    for (const step of steps) {
      if (!isRecord(place)) break;
      place = place[step] ??= {};
    }
    if (!isRecord(place) || place[name] !== undefined)
      throw new Error(`build/sveltia-words.yaml: Sveltia CMS has its own words for ${key}: remove ours`);
    place[name] = text;
  }
  return JSON.stringify(words);
}
