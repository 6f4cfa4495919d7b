import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { errorPlace, errorText, errorWord } from './error-place.ts';

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

it('a program ends at the deadline when one of its parts does not stop', () => {
  const program = `
    import { stopOnSignals } from './server/site/listen.ts';
    setInterval(() => {}, 1000);
    stopOnSignals(() => new Promise(() => {}), 10);
    process.kill(process.pid, 'SIGTERM');`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, 'Ended before all parts had stopped, after 10 ms\n']);
});

const withCode = (message: string, code: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code });
const refused = withCode('connect ECONNREFUSED 127.0.0.1:9', 'ECONNREFUSED');

it.each([
  ['a plain error', refused, 'connect ECONNREFUSED 127.0.0.1:9', 'ECONNREFUSED'],
  [
    'a closed port behind fetch',
    new TypeError('fetch failed', { cause: refused }),
    'connect ECONNREFUSED 127.0.0.1:9',
    'ECONNREFUSED',
  ],
  [
    'each address of a host',
    new TypeError('fetch failed', {
      cause: withCode('', 'ECONNREFUSED', new AggregateError([refused, refused])),
    }),
    'connect ECONNREFUSED 127.0.0.1:9',
    'ECONNREFUSED',
  ],
  [
    'a certificate',
    new TypeError('fetch failed', {
      cause: withCode('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT'),
    }),
    'self-signed certificate (DEPTH_ZERO_SELF_SIGNED_CERT)',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
  ],
  [
    'a time limit',
    new DOMException('The operation was aborted due to timeout', 'TimeoutError'),
    'The operation was aborted due to timeout',
    'TimeoutError',
  ],
  ['a cause that is not an error', new Error('answered 500', { cause: 'x' }), 'answered 500', 'unknown'],
  ['a text', 'gone', 'gone', 'unknown'],
])('names the innermost cause: %s', (_, error, text, word) => {
  expect([errorText(error), errorWord(error)]).toEqual([text, word]);
});
