import { expect, it } from 'vitest';
import { sampleApplications } from '../../../content/sample-applications.ts';
import { tallyBy, tallyOf } from './tally-applications.ts';

it('counts every application once: Total is New and Reviewed together (R265)', () => {
  const tally = tallyOf(sampleApplications);
  expect(tally.total).toBe(sampleApplications.length);
  expect(tally.new).toBeGreaterThan(0);
  expect(tally.reviewed).toBeGreaterThan(0);
  expect(tally.new + tally.reviewed).toBe(tally.total);
});

it('counts nothing as nothing (R265)', () => {
  expect(tallyOf([])).toEqual({ total: 0, new: 0, reviewed: 0 });
});

it('counts by job, in the order in which the jobs first come, and loses none (R265)', () => {
  const groups = tallyBy(sampleApplications, ({ jobId }) => jobId);
  expect(groups[0]?.key).toBe(sampleApplications[0]?.jobId);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
  expect(groups.reduce((sum, { total }) => sum + total, 0)).toBe(sampleApplications.length);
  for (const { total, new: fresh, reviewed } of groups) expect(fresh + reviewed).toBe(total);
});
