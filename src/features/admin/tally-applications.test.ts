import { expect, it } from 'vitest';
import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';
import { tallyBy, tallyOf } from './tally-applications.ts';

const received = (id: string, jobId: string, status: ReceivedApplication['status']): ReceivedApplication => ({
  id,
  jobId,
  jobTitle: jobId,
  status,
  firstName: 'Ada',
  lastName: 'Moor',
  email: 'ada@x.example',
  phone: '1',
  date: '2025-05-06T16:42:00.000Z',
});
const applications = [
  received('a', 'gardener', 'new'),
  received('b', 'cook', 'reviewed'),
  received('c', 'gardener', 'reviewed'),
];

it('counts every application once: Total is New and Reviewed together (R265)', () => {
  expect(tallyOf(applications)).toEqual({ total: 3, new: 1, reviewed: 2 });
});

it('counts nothing as nothing (R265)', () => {
  expect(tallyOf([])).toEqual({ total: 0, new: 0, reviewed: 0 });
});

it('counts by job, in the order in which the jobs first come, and loses none (R265)', () => {
  expect(tallyBy(applications, ({ jobId }) => jobId)).toEqual([
    { key: 'gardener', total: 2, new: 1, reviewed: 1 },
    { key: 'cook', total: 1, new: 0, reviewed: 1 },
  ]);
});
