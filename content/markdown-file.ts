import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * Reads the files that writers write: Markdown with a front matter, and YAML. Runs at build only. Paths start at the
 * project's folder, from where every script runs.
 */

/** A Markdown file in its two parts, not yet checked. */
export interface MarkdownFile {
  frontMatter: unknown;
  body: string;
}

interface CachedFile {
  modifiedMs: number;
  text: string;
}
/** The development server renders pages again and again; a file is read anew only when it changed. */
const cache = new Map<string, CachedFile>();

const absolute = (file: string) => join(process.cwd(), file);

function readText(file: string): string {
  const path = absolute(file);
  const modifiedMs = statSync(path).mtimeMs;
  const cached = cache.get(path);
  if (cached?.modifiedMs === modifiedMs) return cached.text;
  const text = readFileSync(path, 'utf8');
  cache.set(path, { modifiedMs, text });
  return text;
}

/** Whether a file of the project exists. */
export function hasFile(file: string): boolean {
  return existsSync(absolute(file));
}

/** A YAML file, not yet checked. Throws when it is missing. */
export function readYaml(file: string): unknown {
  return parse(readText(file));
}

/** Front matter (null without one) and body of a Markdown file. Throws when it is missing. */
export function readMarkdown(file: string): MarkdownFile {
  const text = readText(file);
  const match = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (!match) return { frontMatter: null, body: text };
  return { frontMatter: parse(match[1] ?? ''), body: text.slice(match[0].length) };
}
