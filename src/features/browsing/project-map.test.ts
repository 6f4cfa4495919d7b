import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { panorama } from '#artwork/panorama.ts';

it('R148: each flag stands on the top of its site, where the drawing has it', () => {
  const css = readFileSync(new URL('./project-map.module.css', import.meta.url), 'utf8');
  const places = [...css.matchAll(/--left: ([\d.]+)%;\s+--top: ([\d.]+)%;/g)];
  expect(places.map(([, left, top]) => ({ left: Number(left), top: Number(top) }))).toEqual(panorama?.flags);
});
