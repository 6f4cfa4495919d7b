import { expect, it } from 'vitest';
import { gatherLines } from './gather-lines.ts';

it('writes the lines of one moment together, and what waits when it is asked to', () => {
  const written: string[] = [];
  const later: (() => void)[] = [];
  const lines = gatherLines(
    (text) => written.push(text),
    (work) => later.push(work),
  );
  lines.write('one');
  lines.write('two');
  expect([written, later.length]).toEqual([[], 1]);
  later.shift()?.();
  expect(written).toEqual(['one\ntwo\n']);

  lines.write('three');
  lines.flush();
  later.shift()?.();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});
