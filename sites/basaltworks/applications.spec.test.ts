import { expect, it } from 'vitest';
import { limits } from '../../shared/limits.ts';
import { jobIds, jobIn } from '../../content/jobs.ts';
import { sampleApplications, sampleArrivals } from '../../content/sample-applications.ts';

const all = [...sampleApplications, ...sampleArrivals];

it('are more than the table shows, so that its limit can be seen (R266)', () => {
  expect(sampleApplications.length).toBeGreaterThan(limits.admin.tableRows + 3);
});

it('have the fields of the specification, ids and dates in order (R272)', () => {
  for (const { id, date } of sampleApplications) {
    expect(id).toBe(`app-${Date.parse(date)}`);
    expect(new Date(date).toISOString()).toBe(date);
  }
  const dates = sampleApplications.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].toSorted().toReversed());
});

it('are for jobs that exist, under their names, and never before the job was posted (R272)', () => {
  for (const { jobId, jobTitle } of all) expect(jobTitle).toBe(jobIn('en', jobId)?.title);
  for (const { jobId, date } of sampleApplications) {
    const job = jobIn('en', jobId);
    expect([date.slice(0, 10) >= (job?.postedDate ?? 'none'), date, jobId]).toEqual([true, date, jobId]);
  }
  expect(new Set(sampleApplications.map(({ jobId }) => jobId))).toEqual(new Set(jobIds()));
});

it('lead nowhere: every address is of a reserved domain', () => {
  for (const { email } of all) expect(email).toMatch(/^[\w.]+@\w+\.example$/);
  const pages = all.flatMap(({ linkedIn, portfolio }) => [linkedIn, portfolio]).filter(Boolean);
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) expect(page).toMatch(/^\w+\.example(\/[\w/-]+)?$/);
});

it('show every case: with and without profile, portfolio and letter, new and reviewed (R268, R270, R271)', () => {
  for (const field of ['linkedIn', 'portfolio'] as const) {
    const having = sampleApplications.filter((applicant) => applicant[field]);
    expect(having.length).toBeGreaterThan(0);
    expect(having.length).toBeLessThan(sampleApplications.length);
  }
  const latest = sampleApplications.slice(0, limits.admin.tableRows);
  expect(latest.some((one) => !one.linkedIn && !one.portfolio && !one.coverLetter)).toBe(true);
  expect(latest.some((one) => one.linkedIn && one.portfolio && one.coverLetter)).toBe(true);
  expect(new Set(latest.map(({ status }) => status))).toEqual(new Set(['new', 'reviewed']));
});

it('arrive under different names (R273)', () => {
  const names = all.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  expect(new Set(names).size).toBe(names.length);
});
