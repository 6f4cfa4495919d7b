import { describe, expect, it } from 'vitest';
import { newestFirst, nextOrder, sortApplications } from './sort-applications.ts';
import type { ReceivedApplication } from '#shared/contracts/application.ts';

const base = {
  lastName: 'Moor',
  phone: '1',
  jobId: 'devops-engineer',
  jobTitle: 'DevOps Engineer',
  coverLetter: '',
  status: 'new',
} as const;

const designer = { status: 'reviewed', jobTitle: 'UX/UI Designer' } as const;
const applications: ReceivedApplication[] = [
  { ...base, id: 'a', firstName: 'Zoë', email: 'c@x.example', date: '2025-05-01T10:00:00.000Z' },
  { ...base, id: 'b', firstName: 'Émile', email: 'b@x.example', date: '2025-05-03T10:00:00.000Z' },
  {
    ...base,
    ...designer,
    id: 'c',
    firstName: 'Adam',
    email: 'a@x.example',
    date: '2025-05-02T10:00:00.000Z',
  },
];
const ids = (sorted: ReceivedApplication[]) => sorted.map(({ id }) => id).join('');

describe('the order of the table', () => {
  it.each([
    ['name', 'ascending', 'cba'],
    ['name', 'descending', 'abc'],
    ['email', 'ascending', 'cba'],
    ['date', 'ascending', 'acb'],
    ['position', 'ascending', 'bac'],
    ['status', 'ascending', 'bac'],
    ['status', 'descending', 'cba'],
  ] as const)('by %s, %s; equal ones newest first (R267)', (column, direction, expected) => {
    expect(ids(sortApplications(applications, { column, direction }))).toBe(expected);
  });

  it('follows the alphabet and job titles of the language (R267)', () => {
    const titles: Record<string, string> = { a: 'Ärztin', b: 'Zimmerer', c: 'Bäcker' };
    const order = { column: 'position', direction: 'ascending' } as const;
    expect(ids(sortApplications(applications, order, 'de-DE', ({ id }) => titles[id] ?? ''))).toBe('acb');
  });

  it('reverses on a second click, and starts ascending in another column (R267)', () => {
    const byName = nextOrder(newestFirst, 'name');
    expect(byName).toEqual({ column: 'name', direction: 'ascending' });
    expect(nextOrder(byName, 'name')).toEqual({ column: 'name', direction: 'descending' });
    expect(nextOrder(byName, 'date')).toEqual(newestFirst);
    expect(nextOrder(newestFirst, 'date')).toEqual({ column: 'date', direction: 'ascending' });
  });
});
