import { describe, expect, it, onTestFinished } from 'vitest';
import { reasonOf, runGit } from './git.ts';

describe('the reason of a failure of Git', () => {
  it.each([
    [
      'the line of ssh, with the one of Git',
      "Warning: Permanently added 'host' (ED25519) to the list of known hosts.\ngit@host: Permission denied (publickey).\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.\n",
      'git@host: Permission denied (publickey). (fatal: Could not read from remote repository.)',
    ],
    [
      'what the server says, with the address',
      "remote: Repository not found.\nfatal: repository 'https://host/x.git/' not found\n",
      "remote: Repository not found. (fatal: repository 'https://host/x.git/' not found)",
    ],
    [
      'the first of several',
      "error: cannot open '.git/FETCH_HEAD': Permission denied\nfatal: the rest\n",
      "error: cannot open '.git/FETCH_HEAD': Permission denied",
    ],
    [
      'a list',
      'error: Your local changes to the following files would be overwritten by merge:\n\tREADME.md\nPlease commit your changes\nAborting\n',
      'error: Your local changes to the following files would be overwritten by merge: README.md',
    ],
    [
      'an exception for the folder of another user',
      "fatal: unsafe repository ('/srv/it' is owned by someone else)\nTo add an exception for this directory, call:\n\n\tgit config --global --add safe.directory /srv/it\n",
      "fatal: unsafe repository ('/srv/it' is owned by someone else); run this as its owner, or run once: git config --global --add safe.directory /srv/it",
    ],
    [
      'why a push is rejected, without the address',
      "To /srv/site.git\n ! [rejected]        HEAD -> main (fetch first)\nerror: failed to push some refs to '/srv/site.git'\nhint: Updates were rejected\n",
      '! [rejected] HEAD -> main (fetch first)',
    ],
    [
      'what the server says about a rejected push',
      "remote: \nremote: error: GH006: Protected branch update failed.        \nremote: \nTo https://host/x.git\n ! [remote rejected] HEAD -> main (protected branch hook declined)\nerror: failed to push some refs to 'https://host/x.git'\n",
      'remote: error: GH006: Protected branch update failed. (! [remote rejected] HEAD -> main (protected branch hook declined))',
    ],
    ['nothing', '\n', ''],
  ])('is %s', (_, message, reason) => {
    expect(reasonOf(message)).toBe(reason);
  });
});

it.each([
  ['at a terminal', true, ''],
  ['without a terminal, as in cron', false, '0'],
])('Git may ask for a password only at a terminal: %s', (_, isTTY, prompt) => {
  for (const stream of [process.stdin, process.stdout]) {
    const before = stream.isTTY;
    onTestFinished(() => void (stream.isTTY = before));
    stream.isTTY = isTTY;
  }
  const printed = runGit('.', ['-c', 'alias.prompt=!echo "$GIT_TERMINAL_PROMPT"', 'prompt']);
  expect(printed).toMatchObject({ status: 0, output: prompt });
});

it('a Git that is killed has failed with no exit code of its own', () => {
  const { status, reason } = runGit('.', ['-c', 'alias.die=!kill -9 $PPID', 'die']);
  expect([status, reason]).toEqual([255, 'git -c ended with SIGKILL']);
});
