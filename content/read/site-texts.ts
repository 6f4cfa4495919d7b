import type { DataFile } from '#content/site-file/data-file.ts';
import type { Path } from '#content/site-file/leaves.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { attempt, type Problem } from '#content/site-file/problem.ts';
import { problemInBody } from './problem-in-body.ts';
import type { SiteSource } from './site-source.ts';

/** Every name and text in a value, with its path. @param path of the value itself */
export function textsWithPaths(value: unknown, path: Path): [path: Path, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((part, index) => textsWithPaths(part, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]): [Path, string][] => [
    [[...path, key], key],
    ...textsWithPaths(part, [...path, key]),
  ]);
}

export interface SiteText {
  text: string;
  /** A line of Markdown, not a name or a value of data. */
  isMarkdown: boolean;
  /** A problem located at this text. */
  problem: (reason: string) => Problem;
}

const textsOfData = (data: DataFile): SiteText[] =>
  textsWithPaths(data.value, []).map(([path, text]) => ({
    text,
    isMarkdown: false,
    problem: (reason) => problemAt(data, path, reason),
  }));

/** Every text of a file of a site. @throws DataError when it cannot be read */
export function textsOfFile(source: SiteSource, name: string): SiteText[] {
  if (name.endsWith('.yaml')) return textsOfData(source.yaml(name));
  const { frontMatter, body, bodyLine } = source.markdown(name);
  const file = source.pathOf(name);
  const lines = body.split('\n').map((text, index) => ({
    text,
    isMarkdown: true,
    problem: (reason: string) => problemInBody({ file, bodyLine }, index + 1, reason),
  }));
  return [...textsOfData(frontMatter), ...lines];
}

/** Every text of a site. Unreadable files are skipped, because loading the site reports them. */
export const textsOfSite = (source: SiteSource): SiteText[] =>
  source.textNames().flatMap((name) => attempt(() => textsOfFile(source, name)).found ?? []);
