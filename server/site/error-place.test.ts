import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { errorPlace } from './error-place.ts';

const typed = 'Ximena\n    at home';

it('an error in a log has its name, code and place, and nothing that a person typed', () => {
  const error = Object.assign(new TypeError(`no number: ${typed}`, { cause: new RangeError(typed) }), {
    code: '22P02',
    detail: typed,
  });
  const said = errorPlace(error);
  expect(said).toMatch(/^TypeError 22P02\n +at .*error-place\.test\.ts:\d+:\d+/);
  expect(said).toContain('\nCaused by RangeError\n');
  expect(said).not.toMatch(/Ximena|home/);
});

it.each(['throw', 'reject'])('a program that ends by an error does not print its message: %s', (way) => {
  const program = `
    import { endOnFaults } from './server/site/listen.ts';
    endOnFaults();
    const error = new Error(${JSON.stringify(typed)});
    ${way === 'throw' ? 'setImmediate(() => { throw error; });' : 'void Promise.reject(error);'}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Error\n');
  expect(stdout + stderr).not.toMatch(/Ximena|home/);
});
