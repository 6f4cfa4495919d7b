import { matchesGlob } from 'node:path';
import { parseSync } from 'vite';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** The check of English prose as functions over text, for tests; `check-prose.ts` applies them to the project. */

/** A word to avoid, and the better one. */
export interface AvoidedWord {
  pattern: RegExp;
  better: string;
}

/** A piece of prose in a file. */
interface Passage {
  /** Counted from 1. */
  line: number;
  text: string;
}

/** Parses `word-list.tsv`: a regular expression, a tab and the better word in each line. */
export function parseWordList(tsv: string): AvoidedWord[] {
  return tsv
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [pattern = '', better = ''] = line.split('\t');
      if (better === '') throw new Error(`word-list.tsv: no better word in "${line}"`);
      return { pattern: new RegExp(pattern, 'gi'), better };
    });
}

/** Replaces code with as many spaces, so that lines and columns stay. */
const blank = (code: string) => code.replaceAll(/[^\n]/g, ' ');

/** Markdown without code blocks, code spans, quotations and the targets of links, which are not our words. */
function passagesOfMarkdown(text: string): Passage[] {
  return text
    .replaceAll(/^( *)(`{3,})[\s\S]*?\n\1\2$/gm, blank)
    .replaceAll(/`[^`\n]+`|\]\([^)]*\)|<[^>\n]+>|“[^”]*”|"[^"\n]*"/g, blank)
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line }));
}

/** Code, addresses, quotations and names of parameters in comments. */
const notOurWords = /`[^`]+`|https?:\S+|“[^”]*”|"[^"]*"|@param \w+/g;

/** Comments, and strings of several words, which are messages. */
function passagesOfCode(file: string, text: string): Passage[] {
  const { program, comments } = parseSync(file, text);
  const passages: Passage[] = [];
  const add = (start: number, value: string) => {
    const line = text.slice(0, start).split('\n').length;
    for (const [index, one] of value.split('\n').entries())
      passages.push({ line: line + index, text: one.replaceAll(notOurWords, blank) });
  };
  for (const { start, value } of comments) add(start, value);
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) walk(one);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, start, value } = node as { type?: string; start?: number; value?: unknown };
    const string = type === 'TemplateElement' ? (value as { raw: string }).raw : value;
    if ((type === 'Literal' || type === 'TemplateElement') && typeof string === 'string' && / /.test(string))
      add(start ?? 0, string);
    else for (const one of Object.values(node)) walk(one);
  };
  walk(program);
  return passages;
}

const otherLanguages = ['de', 'es', 'fr'];

/** The English texts of a site's file, and its comments. */
function passagesOfYaml(text: string): Passage[] {
  const lines = new LineCounter();
  const passages: Passage[] = [];
  visit(parseDocument(text, { lineCounter: lines }), {
    Pair: (_, { key }) =>
      isScalar(key) && otherLanguages.includes(String(key.value)) ? visit.SKIP : undefined,
    Scalar: (place, { value, range }) => {
      if (place !== 'key' && typeof value === 'string' && range)
        passages.push({ line: lines.linePos(range[0]).line, text: value });
    },
  });
  const comments = text.split('\n').map((line, index) => {
    const [, comment = ''] = /(?:^|\s)# (.*)$/.exec(line) ?? [];
    return { line: index + 1, text: comment };
  });
  return [...passages, ...comments];
}

/** English documents, comments, messages and the texts of new sites. */
const checked = [
  '*.{md,ts,yaml}',
  '{build,cli,content,docs,server,shared,src,tests}/**',
  'sites/_starter/**',
];

/** The specification, texts in other languages, search words, and examples of what the check finds. */
const notChecked = [
  'docs/specification.md',
  'docs/glossary/*',
  'shared/i18n/messages/{de,es,fr}/*',
  'shared/i18n/messages/*/search.ts',
  'cli/legal-notices/**',
  '**/*.{de,es,fr}.md',
  '**/words.*.yaml',
  'build/editor/labels.ts',
  'content/collections/data-files.ts',
  'build/editor/publish/publish-words.ts',
  'tests/checks/prose.test.ts',
];
const extensions = /\.(?:md|tsx?|mjs|ya?ml)$/;

/** Whether a file has English prose that the check reads. */
export const isChecked = (file: string): boolean =>
  extensions.test(file) &&
  checked.some((glob) => matchesGlob(file, glob)) &&
  !notChecked.some((glob) => matchesGlob(file, glob));

function passagesOf(file: string, text: string): Passage[] {
  if (file.endsWith('.md')) return passagesOfMarkdown(text);
  if (/\.ya?ml$/.test(file)) return passagesOfYaml(text);
  return passagesOfCode(file, text);
}

/** The words to avoid in a file, a sentence each that names file, line, word and the better word. */
export function proseProblems(words: readonly AvoidedWord[], file: string, text: string): string[] {
  return passagesOf(file, text).flatMap(({ line, text: passage }) =>
    words.flatMap(({ pattern, better }) =>
      [...passage.matchAll(pattern)].map(
        ([found]) => `${file}:${line}: "${found}": write "${better}" (tests/checks/word-list.tsv)`,
      ),
    ),
  );
}
