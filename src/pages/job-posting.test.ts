import { editionOf } from '#content/edition.ts';
import { describe, expect, it } from 'vitest';
import type { Job } from '#content/collections/jobs.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { jobPosting } from './structured-data.data.ts';

const [model] = site.jobs[site.defaultLanguage] ?? [];

/** The structured data of an open position. */
function postingOf(changes: Partial<Job>) {
  if (!model) throw new Error('The test site has no position');
  const job: Job = {
    ...model,
    isOpen: true,
    postedDate: '2099-01-01',
    validThrough: '2099-12-31',
    ...changes,
  };
  const [posting] = jobPosting(editionOf(site), job);
  return posting;
}

describe('the structured data of a position', () => {
  it('names only the place of work for work on site', () => {
    const posting = postingOf({ remote: false, city: 'Husum', region: '', country: 'DE' });
    expect(posting).not.toHaveProperty('jobLocationType');
    expect(posting).not.toHaveProperty('applicantLocationRequirements');
    expect(posting).toMatchObject({
      jobLocation: { address: { addressLocality: 'Husum', addressCountry: 'DE' } },
    });
  });

  it('names the country of applicants for remote work', () => {
    expect(postingOf({ remote: true, city: 'Austin', country: 'US' })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
      jobLocation: { address: { addressLocality: 'Austin' } },
    });
  });
});

it('every position of the sample is remote (SPEC section 3)', () => {
  expect(site.jobs[site.defaultLanguage]?.map(({ remote }) => remote)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
});
