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
  if (!hasFile(file)) throw new Error(`${file}: (the whole file): missing`);
  const modifiedMs = statSync(path).mtimeMs;
  const cached = cache.get(path);
  if (cached?.modifiedMs === modifiedMs) return cached.text;
  // Windows and some editors end lines in two characters; front matter and figures are found by their lines.
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  cache.set(path, { modifiedMs, text });
  return text;
}

/** Whether a file of the project exists. */
export function hasFile(file: string): boolean {
  return existsSync(absolute(file));
}

function parseYaml(file: string, yaml: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    // The parser knows line and column, but not the file.
    const reason = error instanceof Error ? error.message.trimEnd() : 'unknown';
    throw new Error(`${file}: cannot be read as YAML: ${reason}`, { cause: error });
  }
}

/** A YAML file, not yet checked. Throws, naming the file, when it is missing or no YAML. */
export function readYaml(file: string): unknown {
  return parseYaml(file, readText(file));
}

/** Front matter (null without one) and body of a Markdown file. Throws, naming the file, when it is missing or its front matter no YAML. */
export function readMarkdown(file: string): MarkdownFile {
  const text = readText(file);
  const match = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (!match) return { frontMatter: null, body: text };
  // The empty line stands for the `---`, so that an error names the line of the file.
  return { frontMatter: parseYaml(file, `\n${match[1] ?? ''}`), body: text.slice(match[0].length) };
}
