import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Language } from '../config/locales.ts';

/**
 * Reads the blog's files: `content/posts/<slug>/post.yaml` holds what is true in every language, `<language>.md` the words,
 * with a front matter. Runs at build only. Paths start at the project's folder, from where every script runs.
 */
const folder = join(process.cwd(), 'content', 'posts');

interface CachedFile {
  modifiedMs: number;
  text: string;
}
/** The development server renders pages again and again; a file is read anew only when it changed. */
const cache = new Map<string, CachedFile>();

function readText(path: string): string {
  const modifiedMs = statSync(path).mtimeMs;
  const cached = cache.get(path);
  if (cached?.modifiedMs === modifiedMs) return cached.text;
  const text = readFileSync(path, 'utf8');
  cache.set(path, { modifiedMs, text });
  return text;
}

/** The slugs of all posts: the names of the folders. */
export function postSlugs(): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** The facts of a post as its YAML file has them, not yet checked. */
export function readPostFacts(slug: string): unknown {
  return parse(readText(join(folder, slug, 'post.yaml')));
}

/** Whether a post is written in a language. */
export function hasPostText(slug: string, language: Language): boolean {
  return existsSync(join(folder, slug, `${language}.md`));
}

/** Front matter (not yet checked) and Markdown body of a post in a language. Throws when the file is missing. */
export function readPostText(slug: string, language: Language): { frontMatter: unknown; body: string } {
  const text = readText(join(folder, slug, `${language}.md`));
  const match = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (!match) return { frontMatter: null, body: text };
  return { frontMatter: parse(match[1] ?? ''), body: text.slice(match[0].length) };
}
