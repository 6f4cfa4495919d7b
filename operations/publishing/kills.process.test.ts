import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { projectFolder } from '../../build/project-paths.ts';

/** Six moments of the hundred and more that are tried by hand, so that nobody breaks it without noticing. */
it('a publication that is killed at any moment leaves the old site or the new one, and every draft', () => {
  const said = execFileSync(process.execPath, ['stress/publish-kills.ts', '--kills=6'], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  expect(said).toMatch(/^6 kills: 0 faults; \d+ different sites were served, [1-9]\d* drafts saved\.\n$/);
});
