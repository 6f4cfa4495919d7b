import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { madeFolders } from '../shared/made-folders.ts';
import { Batcher } from './engine/batcher.ts';
import { inkAttributes, inks } from './engine/inks.ts';
import { polygonPath } from './engine/path.ts';
import type { Point } from './engine/path.ts';
import { spriteFile } from './publish/sprite.ts';

const square = (x: number, y: number, size = 10): Point[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

describe('sprite', () => {
  it('reads no custom property that the style sheets do not define', () => {
    const folder = join(import.meta.dirname, '../src/styles');
    const files = [
      ...readdirSync(folder).map((file) => join(folder, file)),
      join(import.meta.dirname, '..', madeFolders.artwork, 'accent.css'),
    ];
    const sheets = files.map((file) => readFileSync(file, 'utf8'));
    const everyInk = Object.keys(inks).map((ink) => `<path ${inkAttributes(ink)}/>`);
    const read = [...(everyInk.join('') + spriteFile({ a: [] })).matchAll(/var\((--[\w-]+)\)/g)].map(
      (match) => match[1],
    );
    expect(read).toContain('--a-joint');
    const defined = new Set([...sheets.join('').matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1]));
    expect(read.filter((token) => !defined.has(token))).toEqual([]);
  });

  it('gives every drawing of a file its own id', () => {
    const path = polygonPath(square(0, 0));
    const file = spriteFile({ first: [{ ink: 'plan', path }], second: [{ ink: 'ember-top', path }] });
    expect([...file.matchAll(/<g id="(\w+)"/g)].map((match) => match[1])).toEqual(['first', 'second']);
    expect(file).toContain('fill="var(--a-et)" stroke="var(--a-ej)" d="M0 0l10 0 0 10-10 0z"');
  });
});

describe('batcher', () => {
  it('joins faces of one ink that nothing covers in between', () => {
    const batcher = new Batcher();
    batcher.add('plan', 'A', [square(0, 0)]);
    batcher.add('ember-top', 'B', [square(50, 0)]);
    batcher.add('plan', 'C', [square(20, 0)]);
    expect(batcher.flush()).toEqual([
      { ink: 'plan', path: 'AC' },
      { ink: 'ember-top', path: 'B' },
    ]);
  });

  it('never moves a face below one that was painted over its place', () => {
    const batcher = new Batcher();
    batcher.add('plan', 'A', [square(0, 0)]);
    batcher.add('ember-top', 'B', [square(15, 0)]);
    batcher.add('plan', 'C', [square(20, 5)]);
    expect(batcher.flush().map(({ path }) => path)).toEqual(['A', 'B', 'C']);
  });
});
