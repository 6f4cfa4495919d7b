import { existsSync, globSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '#build/project-paths.ts';
import { Adopter, editingHowTos, howTos } from './follow.ts';
import { stepsOf } from './read-how-to.ts';

const textOf = (howTo: string) => readFileSync(join(projectFolder, `docs/how-to/${howTo}.md`), 'utf8');

describe('a block of a how-to', () => {
  it('is a file, a change, a command or an illustration', () => {
    const text = [
      'Write `a.yaml`:',
      '',
      '   ```yaml sites/acme/a.yaml',
      '   one:',
      '     two: 3',
      '   ```',
      '```diff sites/acme/b.yaml',
      ' kept',
      '-old',
      '+new',
      '```',
      '````md sites/acme/c.md',
      '```bars',
      '```',
      '````',
      '```sh',
      'npm run check-site',
      '```',
      '```yaml',
      'shown: only',
      '```',
    ].join('\n');
    expect(stepsOf(text)).toEqual([
      { kind: 'file', line: 3, path: 'sites/acme/a.yaml', text: 'one:\n  two: 3\n' },
      { kind: 'change', line: 7, path: 'sites/acme/b.yaml', from: 'kept\nold', to: 'kept\nnew' },
      { kind: 'file', line: 12, path: 'sites/acme/c.md', text: '```bars\n```\n' },
      { kind: 'command', line: 16, text: 'npm run check-site' },
    ]);
  });
});

/** In this order, as an adopter would; each step depends on the previous one. As in a job of cron, one has no home. */
describe('a reader who follows the how-tos', () => {
  const adopter = new Adopter('how-to-steps');

  it.each(howTos)(
    'can follow %s: the files have the editor’s format and pass the content check',
    async (howTo) => {
      await adopter.follow(howTo, howTo === 'add-a-language' ? { HOME: undefined } : {});
      expect(adopter.rewrittenByEditor).toEqual([]);
      expect(await adopter.run('content/checks/check.ts')).toContain('Content: no problems found');
    },
  );

  it('has changed only the folder of the site', () => {
    expect(existsSync(join(adopter.folder, 'sites/acme/jobs/network-engineer.yaml'))).toBe(true);
    expect(adopter.changedOutsideTheSite).toEqual([]);
  });

  it('can publish, roll back and schedule an article, with a fake build', async () => {
    adopter.buildQuickly();
    await adopter.follow('publish');
    const published = join(adopter.folder, 'published/acme');
    const builds = readdirSync(join(published, 'builds')).toSorted();
    const scheduled = (build: string) => existsSync(join(published, 'builds', build, 'blog/first-year.html'));
    expect(builds.map(scheduled)).toEqual([true, false]);
    expect(readlinkSync(join(published, 'current'))).toBe(`builds/${builds[0]}`);
  });

  it('can remove a person who has left, from the site and from earlier builds', async () => {
    expect(await adopter.run('content/checks/check.ts')).toContain('Content: no problems found');
    await adopter.follow('a-person-has-left');
    const named = globSync('sites/acme/**/*.{yaml,md}', { cwd: adopter.folder }).filter((file) =>
      /robin/i.test(file + readFileSync(join(adopter.folder, file), 'utf8')),
    );
    expect(named).toEqual([]);
    expect(existsSync(join(adopter.folder, 'sites/acme/images/robin.jpg'))).toBe(false);
    const published = join(adopter.folder, 'published/acme');
    expect(readdirSync(join(published, 'builds'))).toEqual([
      basename(readlinkSync(join(published, 'current'))),
    ]);
    await expect(adopter.run('cli/publish.ts', '--back')).rejects.toThrow(
      'there is no earlier build to roll back to',
    );
  });

  it.each(editingHowTos)('can follow %s, and the content check passes', async (howTo) => {
    await adopter.follow(howTo);
    expect(await adopter.run('content/checks/check.ts')).toContain('Content: no problems found');
  });

  it('finds no commands that no test runs', () => {
    const followedElsewhere = [
      'upgrade',
      'deploy',
      'go-live',
      'run-in-a-container',
      'publish-from-your-computer',
    ];
    const followed = [...howTos, 'publish', 'a-person-has-left', ...editingHowTos, ...followedElsewhere];
    const names = readdirSync(join(projectFolder, 'docs/how-to')).map((file) => file.replace('.md', ''));
    const hasCommands = (howTo: string) => stepsOf(textOf(howTo)).some(({ kind }) => kind === 'command');
    expect(names.filter(hasCommands).filter((howTo) => !followed.includes(howTo))).toEqual([]);
  });
});
