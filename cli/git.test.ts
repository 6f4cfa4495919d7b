import { describe, expect, it } from 'vitest';
import { reasonOf } from './git.ts';

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
    ['nothing', '\n', ''],
  ])('is %s', (_, message, reason) => {
    expect(reasonOf(message)).toBe(reason);
  });
});
