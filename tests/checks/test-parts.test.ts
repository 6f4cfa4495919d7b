import { expect, it } from 'vitest';
import { changedParts, parts } from './test-parts.ts';

const commandsFor = (...files: string[]) => changedParts(files, 'main').map(({ command }) => command);

it('a part needs only parts of the same command', () => {
  for (const chosen of Object.values(parts)) {
    const names = chosen.map(({ name }) => name);
    expect(chosen.flatMap(({ needs = [] }) => needs).filter((need) => !names.includes(need))).toEqual([]);
  }
});

it('with --changed, lints changed scripts and runs the tests that import them', () => {
  const commands = commandsFor('src/app/app.tsx', 'docs/README.md');
  expect(commands).toContain('oxlint src/app/app.tsx');
  expect(commands).toContain('vitest run --project quick-unit --project quick-site --changed main');
  expect(commands.filter((command) => /stylelint|content/.test(command))).toEqual([]);
});

it('with --changed, checks styles and content if one of their files has changed', () => {
  expect(commandsFor('src/styles/print.css').some((command) => command.startsWith('stylelint'))).toBe(true);
  expect(commandsFor('sites/basaltworks/site.yaml')).toContain('node content/check.ts');
  expect(commandsFor('docs/README.md').some((command) => command.startsWith('oxlint'))).toBe(false);
});
