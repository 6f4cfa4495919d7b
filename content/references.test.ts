import { describe, expect, it } from 'vitest';
import { dataOf } from '../shared/site-file/data-file.ts';
import { DataError } from '../shared/site-file/problem.ts';
import { referenceProblems, stopAt } from './references.ts';

const file = dataOf('title: Roses\nspeakers:\n  - maren\n  - tobais\n', 'x.yaml');
const problems = (name: string, known: string[]) =>
  referenceProblems(file, ['speakers', 1], name, known, 'person');

describe('a reference', () => {
  it('is a problem with file and line, and the name that may be meant', () => {
    expect(problems('tobais', ['maren', 'tobias'])).toEqual([
      {
        file: 'x.yaml',
        line: 4,
        field: 'speakers[1]',
        reason: 'no such person: tobais; did you mean “tobias”?',
      },
    ]);
    expect(problems('tobais', [])[0]?.reason).toBe('no such person: tobais; known are none');
  });

  it('stops the reader when it is a problem', () => {
    expect(() => stopAt(problems('tobais', ['maren']))).toThrow(DataError);
    expect(() => stopAt([])).not.toThrow();
  });
});
