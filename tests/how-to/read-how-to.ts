/*
 * Parses how-tos into executable steps. The info string of a fenced block makes it a step, invisibly for readers: a
 * path means that the block is that file, `diff` changes a file, `sh` is a command. Other blocks are only
 * illustrations.
 */

/** A step of a how-to, in the order in which a reader follows it. */
export type Step = { line: number } & (
  | { kind: 'file'; path: string; text: string }
  | { kind: 'change'; path: string; from: string; to: string }
  | { kind: 'command'; text: string }
);

interface Block {
  line: number;
  language: string;
  path: string;
  text: string;
}

/** The fenced blocks of a text, without the indentation that they have inside a list. */
function blocksOf(markdown: string): Block[] {
  const fenced = /^( *)(`{3,})([a-z]*) *(\S*)\n([\s\S]*?)\n\1\2$/gm;
  return [...markdown.matchAll(fenced)].map((match) => {
    const [, indent = '', , language = '', path = '', inside = ''] = match;
    const line = markdown.slice(0, match.index).split('\n').length;
    return { line, language, path, text: inside.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
  });
}

const withoutSign = (lines: readonly string[], left: string) =>
  lines
    .filter((line) => !line.startsWith(left))
    .map((line) => line.slice(1))
    .join('\n');

function stepOf({ line, language, path, text }: Block): Step[] {
  if (language === 'sh') return text.split('\n').map((command) => ({ kind: 'command', line, text: command }));
  if (path === '') return [];
  if (language !== 'diff') return [{ kind: 'file', line, path, text: `${text}\n` }];
  const lines = text.split('\n');
  return [{ kind: 'change', line, path, from: withoutSign(lines, '+'), to: withoutSign(lines, '-') }];
}

/** What a how-to tells its reader to do. */
export const stepsOf = (markdown: string): Step[] => blocksOf(markdown).flatMap((block) => stepOf(block));
