import { isDeepStrictEqual } from 'node:util';
import type { EditorNames } from '#build/editor/publish/described-changes.ts';
import type { ShownClash } from '#build/editor/publish/publish-message.ts';
import { ask } from './ask.ts';
import { combineTrees, type Sides } from './combine.ts';
import { git, runGit } from './git.ts';
import { valueOf, type Choose, type Clash, type Side } from './merge-texts.ts';

/* Asks the person who publishes about what a colleague has changed too. */

export interface ChosenSide {
  clash: Clash;
  side: Side;
}

/** @throws Error for a clash that was not asked about, because the files have changed since */
export function chosenBefore(chosen: readonly ChosenSide[]): Choose {
  const left = chosen.values();
  return (clash) => {
    const { value } = left.next();
    if (value && isDeepStrictEqual(value.clash, clash)) return value.side;
    throw new Error('the content has changed in the meantime. Publish again');
  };
}

const inTerminal = (text: string | null) => (text === null ? '(deleted)' : text);

const textFor = ({ entry, field, mine, theirs, author }: ShownClash): string =>
  [
    `\n${author} has changed the same place as you: ${[entry, field].filter(Boolean).join(' › ')}`,
    `Mine:   ${inTerminal(mine)}`,
    `Theirs: ${inTerminal(theirs)}`,
    'The version that you do not choose stays in the history of Git.',
    'Keep mine or take theirs? (m/t) ',
  ].join('\n');

/**
 * Asks about each place that both sides have changed.
 * @param folder of the site
 * @throws Error after another answer: nothing was changed
 */
export async function askClashes(folder: string, sides: Sides, names: EditorNames): Promise<ChosenSide[]> {
  const clashes: Clash[] = [];
  combineTrees(folder, sides, (clash) => {
    clashes.push(clash);
    return 'mine';
  });
  const above = git(folder, 'rev-parse', '--show-prefix').length;
  const chosen: ChosenSide[] = [];
  for (const [index, clash] of clashes.entries()) {
    const { file, path } = clash;
    const name = file.slice(above);
    const textOf = (value: unknown) => (value === undefined ? null : names.textOf(name, path, value));
    const { status, exact } = runGit(folder, ['show', `${sides.theirs}:${file}`]);
    const whole = status === 0 ? valueOf(file, exact) : undefined;
    const shown = {
      entry: names.entryOf(name).join(' › '),
      field: path.length === 0 ? '' : names.fieldOf(name, path, whole),
      mine: textOf(clash.mine),
      theirs: textOf(clash.theirs),
      author: git(folder, 'log', '-1', '--format=%an', sides.theirs, '--', `:(top,literal)${file}`),
      number: index + 1,
      count: clashes.length,
    };
    const answer = await ask(textFor(shown), { about: 'clash', clash: shown });
    const side = (['mine', 'theirs'] as const).find((one) => answer !== '' && one.startsWith(answer));
    if (!side) throw new Error('the answer was neither m nor t. Nothing was changed');
    chosen.push({ clash, side });
  }
  return chosen;
}
