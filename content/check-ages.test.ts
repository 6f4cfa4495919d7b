import { describe, expect, it } from 'vitest';
import { dataOf } from '../shared/site-file/data-file.ts';
import { laterLinkProblems, reviewProblems } from './check-ages.ts';
import { readArticle } from './read-article.ts';

const facts = (yaml: string) => dataOf(yaml, 'post.yaml');
const text = { file: 'posts/ponds.en.md', bodyLine: 8 };
const days = new Map([
  ['/blog/old', '2025-01-10'],
  ['/blog/new', '2025-03-10'],
]);
const problemsOf = (dates: string) =>
  laterLinkProblems(
    text,
    readArticle('[Old](/blog/old)\n\n[new](/blog/new) and [about](/about)', 'en'),
    facts(dates),
    days,
  );

describe('the age of a text', () => {
  it('does not let it cite what was not', () => {
    const reason = '/blog/new is of 2025-03-10, this text of 2025-02-01: review it, or leave it out';
    expect(problemsOf('date: 2025-02-01')).toEqual([
      { file: 'posts/ponds.en.md', line: 10, field: 'the text', reason },
    ]);
  });

  it('has its review after its publication', () => {
    expect(reviewProblems(facts('date: 2025-02-01\nreviewed: 2025-02-01'))).toEqual([]);
    expect(reviewProblems(facts('date: 2025-02-01\nreviewed: 2025-01-31'))).toMatchObject([
      { line: 2, field: 'reviewed', reason: 'before its publication on 2025-02-01' },
    ]);
  });
});
