import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../config/locales.ts';
import { hasFile, readMarkdown, readYaml, type MarkdownFile } from './markdown-file.ts';

/**
 * Reads the blog's files: `content/posts/<slug>/post.yaml` holds what is true in every language, `<language>.md` the words,
 * with a front matter.
 */
const folder = 'content/posts';

/** The slugs of all posts: the names of the folders. */
export function postSlugs(): string[] {
  const entries = readdirSync(join(process.cwd(), folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** The facts of a post as its YAML file has them, not yet checked. */
export function readPostFacts(slug: string): unknown {
  return readYaml(`${folder}/${slug}/post.yaml`);
}

/** Whether a post is written in a language. */
export function hasPostText(slug: string, language: Language): boolean {
  return hasFile(`${folder}/${slug}/${language}.md`);
}

/** Front matter (not yet checked) and Markdown body of a post in a language. Throws when the file is missing. */
export function readPostText(slug: string, language: Language): MarkdownFile {
  return readMarkdown(`${folder}/${slug}/${language}.md`);
}
