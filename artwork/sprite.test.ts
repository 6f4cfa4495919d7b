import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { madeFolders } from '../shared/made-folders.ts';
import { Batcher } from './engine/batcher.ts';
import { inkAttributes, inks } from './engine/inks.ts';
import { polygonPath } from './engine/path.ts';
import type { Point } from './engine/path.ts';
import { outlineOf } from './publish/outline.ts';
import { markElement, spriteFile } from './publish/sprite.ts';

const square = (x: number, y: number, size = 10): Point[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

describe('sprite', () => {
  it('writes every ink as attributes, and no style attribute that a policy could block', () => {
    for (const name of Object.keys(inks)) {
      const attributes = inkAttributes(name);
      expect(attributes).toMatch(/(fill|stroke)="/);
      expect(attributes).not.toMatch(/style|class/);
    }
  });

  it('throws on an ink that does not exist, instead of drawing black', () => {
    expect(() => inkAttributes('granite-top')).toThrow('granite-top');
    expect(() => inkAttributes('toString')).toThrow('toString');
  });

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

  it('places lettering with a tenth of a pixel', () => {
    const element = markElement({ ink: 'dimension-text', text: '48', at: [0.52, -3.26], anchor: 'end' });
    expect(element).toContain('x=".5" y="-3.3" text-anchor="end">48</text>');
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

  it('starts afresh after a flush', () => {
    const batcher = new Batcher();
    batcher.add('plan', 'A', [square(0, 0)]);
    batcher.flush();
    expect(batcher.flush()).toEqual([]);
  });
});

describe('outline', () => {
  it('follows absolute and relative commands', () => {
    const drawing = {
      width: 100,
      height: 100,
      marks: [{ ink: 'plan', path: 'M10 20l5-5 3.5 2zM40 60V5h12v80' } as const],
    };
    expect(outlineOf(drawing)).toEqual({ left: 10, top: 5, right: 52, bottom: 85 });
  });
});
