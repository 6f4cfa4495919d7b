import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { classSources, problemsOfLayout, type Seen } from './layout-of.ts';

/** Comparison with the reviewed files beside this one, for the tests in a browser. */

const sources = classSources();

const nameOf = (file: string) => `${file.replaceAll(/[^\w.-]+/g, '-')}.txt`;

/** Compares the layout of a page or state in some windows. @param file name without its ending */
export function expectLayout(file: string, windows: ReadonlyMap<string, readonly Seen[]>): void {
  const { updateSnapshots } = test.info().config;
  const isUpdate = updateSnapshots === 'all' || updateSnapshots === 'changed';
  const path = join(import.meta.dirname, 'layout', nameOf(file));
  expect
    .soft(problemsOfLayout(path, windows, { sources, isUpdate }), 'what moved or looks different')
    .toEqual([]);
}

/** Compares a text. @param file name without its ending */
export const expectText = (file: string, text: string): void =>
  expect(text).toMatchSnapshot(['text', nameOf(file)]);
