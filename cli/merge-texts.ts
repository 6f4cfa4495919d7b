import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { withValue } from '#build/editor/saved-file.ts';
import { readValues, splitFile } from '#build/editor/written-form.ts';
import type { Path } from '#content/site-file/leaves.ts';
import { isRecord } from '#shared/is-record.ts';
import { runGit } from './git.ts';

/*
 * Combines a file that two people have changed: by lines as Git does, then by the fields of YAML and the paragraphs of
 * Markdown. Asks about a place only where each has changed it in another way.
 */

/** The person at this computer, or a colleague whose version is in the repository. */
export type Side = 'mine' | 'theirs';

/** What both have changed in different ways. */
export interface Clash {
  /** In the repository. */
  file: string;
  /** The field, `body` for the text of a Markdown file; empty for the whole file. */
  path: Path;
  /** The values; undefined for what this side has deleted, null for a file that is not text. */
  mine: unknown;
  theirs: unknown;
}
export type Choose = (clash: Clash) => Side;

/** A part of three versions. */
interface Versions<Part> {
  base: Part;
  mine: Part;
  theirs: Part;
}

const markerSize = 60;
const markerOf = (sign: string) => sign.repeat(markerSize);

/**
 * Combines lines as Git does.
 * @returns the lines, and the lines of all versions where both sides have changed them
 * @throws Error when Git cannot do it
 */
function mergeLines({ base, mine, theirs }: Versions<readonly string[]>): (string | Versions<string[]>)[] {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  try {
    for (const [name, lines] of Object.entries({ base, mine, theirs }))
      writeFileSync(join(folder, name), lines.map((line) => `${line}\n`).join(''));
    const form = ['--diff3', `--marker-size=${markerSize}`, '-L', 'mine', '-L', 'base', '-L', 'theirs'];
    const { status, exact, reason } = runGit(folder, [
      'merge-file',
      '--stdout',
      '--quiet',
      ...form,
      'mine',
      'base',
      'theirs',
    ]);
    // The number of clashes; more are failures.
    if (status > 127) throw new Error(`git merge-file: ${reason}`);
    const parts: (string | Versions<string[]>)[] = [];
    let clash: Versions<string[]> | undefined;
    let side: string[] | undefined;
    for (const line of exact.split('\n').slice(0, -1)) {
      if (line === `${markerOf('<')} mine`) {
        clash = { base: [], mine: [], theirs: [] };
        side = clash.mine;
      } else if (clash && line === `${markerOf('|')} base`) side = clash.base;
      else if (clash && line === markerOf('=')) side = clash.theirs;
      else if (clash && line === `${markerOf('>')} theirs`) {
        parts.push(clash);
        [clash, side] = [undefined, undefined];
      } else (side ?? parts).push(line);
    }
    return parts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n');
const isLine = (part: unknown): part is string => typeof part === 'string';
const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** Asks about a place in the file that is combined. */
type Ask = (path: Path, mine: unknown, theirs: unknown) => Side;

/** What an item is recognized by when it has moved. */
const keyOf = (item: unknown) =>
  JSON.stringify(isRecord(item) && item['id'] !== undefined ? item['id'] : item);

/** Whether a list has an item more often than each side has it: both have moved it, to different places. */
function hasDoubles(merged: unknown, mine: unknown, theirs: unknown): boolean {
  if (isRecord(merged))
    return Object.entries(merged).some(([name, part]) =>
      hasDoubles(part, Object(mine)[name], Object(theirs)[name]),
    );
  if (!Array.isArray(merged)) return false;
  const sameIn = (list: unknown, key: string): unknown[] =>
    Array.isArray(list) ? list.filter((item) => keyOf(item) === key) : [];
  return merged.some((item) => {
    const key = keyOf(item);
    const [here, there] = [sameIn(mine, key), sameIn(theirs, key)];
    const isMore = sameIn(merged, key).length > Math.max(here.length, there.length);
    return isMore || hasDoubles(item, here[0], there[0]);
  });
}

/** Whether both sides have only changed items at their places, or only added different ones. */
function areApart({ base, mine, theirs }: Versions<readonly unknown[]>): boolean {
  const [old, here, there] = [base, mine, theirs].map((items) => items.map(keyOf));
  if (old === undefined || here === undefined || there === undefined) return false;
  if (old.length === 0) return !here.some((key) => there.includes(key));
  const isMoved = (key: string, index: number) => old.includes(key) && old[index] !== key;
  return [here, there].every((keys) => keys.length === old.length && !keys.some(isMoved));
}

/**
 * Combines lists by their items: what both have added is kept. Where one side has moved or removed what the other has
 * changed, the whole list is asked about: parts of both would have an item twice, or not at all.
 */
function mergeLists(lists: Versions<readonly unknown[]>, path: Path, ask: Ask): readonly unknown[] {
  const asLines = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item));
  const items = (lines: readonly string[]) => lines.map((line): unknown => JSON.parse(line));
  const { base, mine, theirs } = lists;
  const merged = mergeLines({ base: asLines(base), mine: asLines(mine), theirs: asLines(theirs) });
  const parts = merged.map((part) =>
    isLine(part)
      ? items([part])
      : { base: items(part.base), mine: items(part.mine), theirs: items(part.theirs) },
  );
  if (parts.some((part) => !Array.isArray(part) && !areApart(part))) return lists[ask(path, mine, theirs)];
  const list: unknown[] = [];
  for (const part of parts) {
    if (Array.isArray(part)) list.push(...part);
    else if (part.base.length === 0) list.push(...part.theirs, ...part.mine);
    else
      for (const [index, item] of part.mine.entries()) {
        const versions = { base: part.base[index], mine: item, theirs: part.theirs[index] };
        list.push(mergeValues(versions, [...path, list.length], ask));
      }
  }
  return hasDoubles(list, mine, theirs) ? lists[ask(path, mine, theirs)] : list;
}

/** The names of fields: those of theirs, and new ones after the field that is before them in mine. */
function fieldNames(mine: object, theirs: object): string[] {
  const names = Object.keys(theirs);
  let next = 0;
  for (const name of Object.keys(mine)) {
    const at = names.indexOf(name);
    if (at < 0) names.splice(next, 0, name);
    next = (at < 0 ? next : at) + 1;
  }
  return names;
}

function mergeValues({ base, mine, theirs }: Versions<unknown>, path: Path, ask: Ask): unknown {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return mine;
  if (isDeepStrictEqual(base, mine)) return theirs;
  if (isRecord(base) && isRecord(mine) && isRecord(theirs))
    return Object.fromEntries(
      fieldNames(mine, theirs)
        .map((name) => {
          const fields = { base: base[name], mine: mine[name], theirs: theirs[name] };
          return [name, mergeValues(fields, [...path, name], ask)] as const;
        })
        .filter(([, value]) => value !== undefined),
    );
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists({ base, mine, theirs }, path, ask);
  return ask(path, mine, theirs) === 'mine' ? mine : theirs;
}

/** @returns undefined where both sides clash, or where their lines together are not what both mean */
function mergeWhole(file: string, { base, mine, theirs }: Versions<string>): string | undefined {
  const parts = mergeLines({ base: linesOf(base), mine: linesOf(mine), theirs: linesOf(theirs) });
  if (!parts.every(isLine)) return undefined;
  const text = textOf(parts);
  const [now, here, there] = [valueOf(file, text), valueOf(file, mine), valueOf(file, theirs)];
  // Such as a field twice, which both have added.
  const isBroken = typeof now === 'string' && typeof here !== 'string' && typeof there !== 'string';
  return isBroken || hasDoubles(now, here, there) ? undefined : text;
}

function mergeYaml({ base, mine, theirs }: Versions<string>, ask: Ask): string {
  const merged = mergeWhole('.yaml', { base, mine, theirs });
  if (merged !== undefined) return merged;
  const values = { base: parse(base), mine: parse(mine), theirs: parse(theirs) };
  return withValue(theirs, mergeValues(values, [], ask), (yaml) => parse(yaml));
}

function mergeBody({ base, mine, theirs }: Versions<string>, ask: Ask): string {
  const choose = (part: Versions<string[]>) =>
    part[ask(['body'], part.mine.join('\n').trim(), part.theirs.join('\n').trim())];
  const parts = mergeLines({ base: linesOf(base), mine: linesOf(mine), theirs: linesOf(theirs) });
  return textOf(parts.flatMap((part) => (isLine(part) ? [part] : choose(part))));
}

/** @returns undefined where the versions can only be chosen as a whole */
function mergeParts(file: string, texts: Versions<string>, ask: Ask): string | undefined {
  try {
    if (file.endsWith('.yaml')) return mergeYaml(texts, ask);
    const [base, mine, theirs] = [texts.base, texts.mine, texts.theirs].map(splitFile);
    if (base?.body === undefined || mine?.body === undefined || theirs?.body === undefined) return undefined;
    const front = mergeYaml({ base: base.yaml, mine: mine.yaml, theirs: theirs.yaml }, ask);
    const body = mergeBody({ base: base.body, mine: mine.body, theirs: theirs.body }, ask);
    return `---\n${front.trim()}\n---\n${body}`;
  } catch (error) {
    // Not YAML.
    if (error instanceof Error && error.name.startsWith('YAML')) return undefined;
    throw error;
  }
}

/** More places are asked about as a whole. */
const mostPlaces = 6;

/**
 * Combines the three versions of a text.
 * @param file in the repository
 * @returns undefined where one of both must be chosen as a whole
 */
export function mergeTexts(file: string, texts: Versions<string>, choose: Choose): string | undefined {
  const merged = mergeWhole(file, texts);
  if (merged !== undefined) return merged;
  if (!/\.(?:yaml|md)$/.test(file)) return undefined;
  let places = 0;
  mergeParts(file, texts, () => {
    places += 1;
    return 'mine';
  });
  if (places > mostPlaces) return undefined;
  return mergeParts(file, texts, (path, own, other) => choose({ file, path, mine: own, theirs: other }));
}

/** The value of a whole file, to show it. */
export function valueOf(file: string, text: string): unknown {
  try {
    const { value, body } = /\.(?:yaml|md)$/.test(file) ? readValues(text) : { value: text };
    return isRecord(value) && body !== undefined ? { ...value, body } : value;
  } catch {
    return text;
  }
}
