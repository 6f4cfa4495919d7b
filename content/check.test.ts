import { expect, it } from 'vitest';
import { checkContent, problemsOfReading } from './check.ts';
import { DataError } from '../schema/problem.ts';

it('R096: the files of the site have no problems', () => {
  expect(checkContent()).toEqual([]);
});

it('R096: what is wrong with a file is told, and what is no fault of a file is not hidden', () => {
  const problem = { file: 'services/scan.yaml', line: 3, field: 'icon', reason: 'missing' };
  const fail = (error: Error) => () => {
    throw error;
  };
  expect(problemsOfReading(fail(new DataError([problem])))).toEqual([problem]);
  expect(() => problemsOfReading(fail(new RangeError('a slip of ours')))).toThrow('a slip of ours');
});
