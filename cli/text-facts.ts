import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseStudySchema, postSchema, whitePaperSchema } from '../content/schema/texts.ts';

/*
 * What is true of a long text in every language stands in the front matter of the site's first language
 * (content/schema/texts.ts); a file of another language has words only.
 */

const factNames = new Set(
  [postSchema, caseStudySchema, whitePaperSchema].flatMap(({ facts }) => Object.keys(facts.entries)),
);

/** The long texts of a site, below its folder. */
export const longTexts = '{posts,case-studies,white-papers}/*.md';

/** A text in two: the lines of its front matter that are facts, and the text without them, as both are written. */
function takeFacts(text: string): { facts: string; rest: string } {
  const head = /^---\n[\s\S]*?\n(?=---\n)/.exec(text)?.[0];
  if (head === undefined) return { facts: '', rest: text };
  let isFact = false;
  const lines = head
    .slice('---\n'.length)
    .split(/(?<=\n)/)
    .map((line) => {
      const name = /^(\w+):/.exec(line)?.[1];
      if (name !== undefined) isFact = factNames.has(name);
      return { line, isFact };
    });
  const joined = (wanted: boolean) =>
    lines.flatMap((each) => (each.isFact === wanted ? [each.line] : [])).join('');
  return { facts: joined(true), rest: `---\n${joined(false)}${text.slice(head.length)}` };
}

/**
 * Moves the facts of all long texts from the files of one language to those of another, where they belong
 * when that becomes the first of the site.
 * @param folder the site's
 */
export function moveFacts(folder: string, from: string, to: string): void {
  if (from === to) return;
  for (const name of globSync(longTexts, { cwd: folder })) {
    if (!name.endsWith(`.${from}.md`)) continue;
    const [source, target] = [name, name.replace(/\w+(?=\.md$)/, to)].map((one) => join(folder, one));
    if (source === undefined || target === undefined) continue;
    const { facts, rest } = takeFacts(readFileSync(source, 'utf8'));
    writeFileSync(source, rest);
    writeFileSync(target, readFileSync(target, 'utf8').replace(/^---\n/, `---\n${facts}`));
  }
}
