import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { groundColours } from './palette.ts';

const styles = (name: string) => readFileSync(new URL(`../src/styles/${name}.css`, import.meta.url), 'utf8');

it('the ground outside of the style sheets is the one inside', () => {
  const [, light = '', dark = ''] =
    /--bg: light-dark\(var\((--[\w-]+)\), var\((--[\w-]+)\)\)/.exec(styles('themes')) ?? [];
  const value = (name: string) => new RegExp(`${name}: (#\\w+);`).exec(styles('tokens'))?.[1];
  expect(groundColours).toEqual({ light: value(light), dark: value(dark) });
});
