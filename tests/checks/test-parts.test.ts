import { describe, expect, it } from 'vitest';
import { changedParts, parts, partsForFiles, updateParts } from './test-parts.ts';

const commandsFor = (...files: string[]) => changedParts(files, 'main').map(({ command }) => command);

it('a part needs only parts of the same command', () => {
  for (const chosen of [...Object.values(parts), updateParts()]) {
    const names = chosen.map(({ name }) => name);
    expect(chosen.flatMap(({ needs = [] }) => needs).filter((need) => !names.includes(need))).toEqual([]);
  }
});

it('with --update, both runners write what is shown again', () => {
  const commands = updateParts().map(({ command }) => command);
  expect(commands).toContain('vitest run --project quick-shown --update');
  expect(commands).toContain('playwright test --project shown --update-snapshots');
});

it('with --changed, lints changed scripts and runs the tests that import them', () => {
  const commands = commandsFor('src/app/app.tsx', 'docs/README.md');
  expect(commands).toContain('oxlint src/app/app.tsx');
  expect(commands).toContain('vitest run --project quick-unit --project quick-site --changed main');
  expect(commands.filter((command) => /stylelint|content\/check/.test(command))).toEqual([]);
});

it('with --changed, checks styles and content if one of their files has changed', () => {
  expect(commandsFor('src/styles/print.css').some((command) => command.startsWith('stylelint'))).toBe(true);
  expect(commandsFor('sites/basaltworks/site.yaml')).toContain('node content/checks/check.ts');
  expect(commandsFor('docs/README.md').some((command) => command.startsWith('oxlint'))).toBe(false);
});

describe('with files', () => {
  const all = [
    'src/app/app.tsx',
    'shared/csv.ts',
    'shared/csv.test.ts',
    'cli/publish.process.test.ts',
    'tests/pages/feeds.check.ts',
    'tests/journeys/enquire.spec.ts',
    'tests/live/team.spec.ts',
    'tests/generated/forms.spec.ts',
  ];
  const namesFor = (kind: string, ...files: string[]) =>
    partsForFiles(kind, files, all).map(({ name }) => name);
  const lastFor = (kind: string, ...files: string[]) => partsForFiles(kind, files, all).at(-1);

  it('builds only what a test needs', () => {
    expect(namesFor('e2e', 'tests/journeys/enquire.spec.ts')).not.toContain('Live build');
    expect(namesFor('e2e', 'tests/live/team.spec.ts')).toContain('Live build');
    expect(namesFor('unit', 'shared/csv.test.ts')).not.toContain('Build');
    expect(namesFor('unit', 'feeds')).toContain('Build');
  });

  it('runs each file in the projects that have it', () => {
    expect(lastFor('e2e', 'enquire')?.command).toBe(
      'playwright test tests/journeys/enquire.spec.ts --project quick-* --project full-*',
    );
    expect(lastFor('unit', 'publish')?.command).toBe(
      'vitest run cli/publish.process.test.ts --project full-processes',
    );
    expect(lastFor('lint', 'shared', 'src/app/app.tsx')?.command).toBe('oxlint shared src/app/app.tsx');
  });

  it.each([
    ['e2e', 'enqire', 'No browser test (*.spec.ts) has the name enqire.'],
    ['e2e', 'shared/csv.test.ts', 'has the name shared/csv.test.ts, and shared/csv.test.ts is none.'],
    ['unit', 'src/app/app.tsx', 'and src/app/app.tsx is none.'],
    ['lint', 'src/nothing.ts', 'There is no file src/nothing.ts.'],
    ['e2e', 'tests/generated/forms.spec.ts', 'tests/generated/forms.spec.ts: npm run test:full runs it.'],
    ['typecheck', 'shared/csv.ts', 'This command takes no files.'],
    ['quick', 'shared/csv.test.ts', 'This command takes no files.'],
  ])('says at once what is wrong: %s %s', (kind, file, message) => {
    expect(() => partsForFiles(kind, [file], all)).toThrow(message);
  });

  it('a part needs only parts of the same command', () => {
    for (const file of ['team', 'enquire']) {
      const chosen = partsForFiles('e2e', [file], all);
      const needs = chosen.flatMap((part) => part.needs ?? []);
      expect(chosen.map(({ name }) => name)).toEqual(expect.arrayContaining(needs));
    }
  });
});
