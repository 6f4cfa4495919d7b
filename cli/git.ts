import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join, resolve, sep } from 'node:path';
import { isTerminal } from './ask.ts';

/** What Git did: its exit code, and what it printed. */
interface GitResult {
  status: number;
  /** On stdout, without the line break at the end. */
  output: string;
  /** The same, as it is in a file. */
  exact: string;
  /** Why it failed, in one line; empty where it succeeded. */
  reason: string;
}

/** Variables by which a hook, in which a command may run, names its own repository. */
const ofHook = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_OBJECT_DIRECTORY', 'GIT_PREFIX'];

/**
 * The cause is in Git's first line, after warnings of Git and ssh. A line that ends with a colon continues in a list.
 * What follows the cause is advice for people at a terminal, but for the line that names what failed. Where a push or
 * a fetch is refused, the address comes first.
 */
export function reasonOf(message: string): string {
  const lines = message
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '' && !/^(?:(?:warning|hint|notice):|remote:$|(?:To|From) )/i.test(line));
  const [first = '', ...rest] = lines;
  const isComplete = /^(?:fatal|error):/.test(first);
  const cause = first.endsWith(':') && rest[0] !== undefined ? `${first} ${rest[0]}` : first;
  const failed = isComplete ? undefined : rest.find((line) => /^(?:fatal:|! \[)/.test(line));
  // Git refuses a folder of another user.
  const exception = rest.find((line) => line.startsWith('git config --global --add safe.directory'));
  if (exception !== undefined) return `${cause}; run this as its owner, or run once: ${exception}`;
  return failed === undefined ? cause : `${cause} (${failed})`;
}

/**
 * Runs Git in a folder. It asks for a password only at a terminal.
 * @param input what Git reads from stdin
 * @param own variables of its environment
 * @throws Error when Git cannot be started
 */
export function runGit(
  folder: string,
  args: readonly string[],
  input = '',
  own: NodeJS.ProcessEnv = {},
): GitResult {
  const environment = Object.entries(process.env).filter(([name]) => !ofHook.includes(name));
  const { status, signal, stdout, stderr, error } = spawnSync('git', args, {
    cwd: folder,
    input,
    encoding: 'utf8',
    maxBuffer: 1e9,
    // In English, because messages are compared.
    env: {
      ...Object.fromEntries(environment),
      ...(isTerminal() ? {} : { GIT_TERMINAL_PROMPT: '0' }),
      LC_ALL: 'C',
      ...own,
    },
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new Error('Git is not installed: install it (https://git-scm.com)');
  if (error) throw new Error(`Git cannot be started: ${error.message}`);
  const printed = { output: stdout.trimEnd(), exact: stdout };
  if (status === 0) return { status, ...printed, reason: '' };
  const reason = reasonOf(stderr) || reasonOf(stdout) || `git ${args[0]} ended with ${signal ?? status}`;
  return { status: status ?? 255, ...printed, reason };
}

/** @returns what Git printed @throws Error with Git's reason */
export function git(folder: string, ...args: string[]): string {
  const { status, output, reason } = runGit(folder, args);
  if (status !== 0) throw new Error(`git ${args[0]}: ${reason}`);
  return output;
}

/** The `.git` that Git would find for a folder. */
function gitEntryAbove(folder: string): string | undefined {
  const ceilings = (process.env['GIT_CEILING_DIRECTORIES'] ?? '').split(delimiter);
  const entry = join(folder, '.git');
  if (lstatSync(entry, { throwIfNoEntry: false })) return entry;
  const parent = dirname(folder);
  return parent === folder || ceilings.includes(parent) ? undefined : gitEntryAbove(parent);
}

/** Whether a folder is in a repository. @throws Error when it is in one that Git cannot read */
export function isInRepository(folder: string): boolean {
  const { status, output, reason } = runGit(folder, ['rev-parse', '--show-toplevel']);
  const entry = gitEntryAbove(realpathSync(folder));
  // Git passes over a repository that is damaged or that it may not open, and looks for one further up.
  const isPassedOver =
    status === 0
      ? entry?.startsWith(join(output, sep)) === true && dirname(entry) !== resolve(output)
      : /not a git repository \(or any/.test(reason);
  if (entry !== undefined && isPassedOver)
    throw new Error(
      `${entry} is not a repository that Git can read: it is damaged, or you may not open it${reason && ` (${reason})`}`,
    );
  if (status !== 0 && !isPassedOver) throw new Error(reason);
  return status === 0;
}

const operations = new Map([
  ['MERGE_HEAD', 'merge'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
]);

/** The name of an operation of Git that waits for its user, such as `merge`. */
export function unfinishedOperation(folder: string): string | undefined {
  const found = [...operations].find(([name]) =>
    existsSync(resolve(folder, git(folder, 'rev-parse', '--git-path', name))),
  );
  return found?.[1];
}
