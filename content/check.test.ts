import { expect, it } from 'vitest';
import { checkContent } from './check.ts';
import { attempt, DataError } from '../shared/site-file/problem.ts';

it('R096: the files of the site have no problems', () => {
  expect(checkContent()).toEqual([]);
});

it('R096: what is wrong with a file is told, and what is no fault of a file is not hidden', () => {
  const problem = { file: 'services/scan.yaml', line: 3, field: 'icon', reason: 'missing' };
  const fail = (error: Error) => () => {
    throw error;
  };
  expect(attempt(fail(new DataError([problem]))).wrong).toEqual([problem]);
  expect(() => attempt(fail(new RangeError('a slip of ours')))).toThrow('a slip of ours');
});
