import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = new URL('../', import.meta.url);
const filesOf = (mode: string) => globSync(`**/*.${mode}.{ts,tsx}`, { cwd: sources }).toSorted();
const pairOf = (file: string) => file.replaceAll('\\', '/').replace(/\.(live|simulated)\.tsx?$/, '');

it('every file that stands for one mode has a counterpart, and the compiler holds them together', () => {
  const pairs = filesOf('live').map(pairOf);
  expect(pairs.length).toBeGreaterThan(0);
  expect(filesOf('simulated').map(pairOf)).toEqual(pairs);
  const listed = readFileSync(new URL('app/mode-pairs.ts', sources), 'utf8').matchAll(/^ {2}'(.+)': Pair</gm);
  expect([...listed].map(([, pair = '']) => pair).toSorted()).toEqual(pairs);
});
