import { expect, test } from 'vitest';
import { Button } from '../src/ui/button.tsx';
import { examplesOf, missingExamples } from './examples.ts';
import { allExamples } from './gallery.tsx';

test('every component of src/ui has an example', () => {
  const modules = import.meta.glob<object>(['../src/ui/**/*.tsx', '!../src/ui/**/*.test.tsx'], {
    eager: true,
  });
  expect(Object.keys(modules)).toContain('../src/ui/button.tsx');
  expect(missingExamples(modules, allExamples)).toEqual([]);
});

test('a component without an example is named with its file', () => {
  const Planted = () => null;
  const modules = { '../src/ui/planted.tsx': { Button, Planted, plantedFunction: () => null, Size: 3 } };
  expect(missingExamples(modules, [examplesOf(Button, { plain: {} })])).toEqual([
    '../src/ui/planted.tsx: Planted has no example in gallery/',
  ]);
});
