import { describe, expect, it } from 'vitest';
import { editionOf } from '#content/edition.ts';
import { withoutPages } from '#content/test-support/without-pages.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { jobPosting, organization } from './structured-data.data.ts';

const docs = 'https://developers.google.com/search/docs/appearance/structured-data';

/**
 * The fields that Google documents, without those of shops and restaurants, and why the product lacks some of the
 * recommended ones.
 */
const documented = {
  LocalBusiness: {
    source: `${docs}/local-business`,
    required: ['name', 'address'],
    recommended: ['openingHoursSpecification', 'telephone', 'url'],
    missing: {
      geo: 'nobody types coordinates; search engines find the address',
      priceRange: 'prices.yaml has the prices of services, not a range',
      department: 'offices are other places: location has them',
      aggregateRating: 'chosen testimonials are not reviews',
      review: 'chosen testimonials are not reviews',
    },
  },
  Organization: {
    source: `${docs}/organization`,
    required: [],
    recommended: [
      'address',
      'email',
      'foundingDate',
      'legalName',
      'logo',
      'name',
      'sameAs',
      'telephone',
      'url',
      'vatID',
    ],
    missing: {
      alternateName: 'one name',
      contactPoint: 'phone and address are those of the company',
      description: 'the home page has one',
      duns: 'not asked for',
      globalLocationNumber: 'not asked for',
      iso6523Code: 'not asked for',
      leiCode: 'not asked for',
      naics: 'not asked for',
      numberOfEmployees: 'about-figures.yaml has words for it',
      taxID: 'not asked for',
    },
  },
  JobPosting: {
    source: `${docs}/job-posting`,
    required: ['datePosted', 'description', 'hiringOrganization', 'jobLocation', 'title'],
    recommended: [
      'applicantLocationRequirements',
      'baseSalary',
      'directApply',
      'employmentType',
      'identifier',
      'jobLocationType',
      'validThrough',
      'experienceRequirements',
    ],
    missing: { educationRequirements: 'positions have no such field' },
  },
} as const;

const address = { street: 'Calle Mayor 7', city: 'Valencia', country: 'ES', cityLine: '46001 Valencia' };
const week = [{ weekdays: ['monday'], hours: ['18:00-24:00'] }];

const position = {
  postedDate: '2099-01-01',
  validThrough: '2099-12-31',
  remote: true,
  employmentType: 'FULL_TIME',
  salary: { currency: 'EUR', period: 'year', low: 40_000, high: 50_000 },
};

const site = siteFixture({
  site: {
    mode: 'live',
    profiles: ['https://social.example/acme'],
    registration: { vat: 'ES12345678' },
    business: { type: 'ProfessionalService' },
    offices: [
      { address, phone: '+34 960 00 00 00', directions: 'https://maps.example/v', officeHours: { week } },
      { address },
    ],
  },
  jobs: [position],
});
const edition = editionOf(site, 'en', 'live');
const company = organization(edition) as unknown as Record<string, unknown>;
const [posting] = edition.jobs.flatMap((job) => jobPosting(edition, job));
const [office, plainOffice] = company['location'] as Record<string, unknown>[];

describe('structured data has the fields that Google documents', () => {
  it.each([
    ['LocalBusiness', company],
    ['LocalBusiness', office],
    ['Organization', company],
    ['JobPosting', posting],
  ] as const)('%s', (type, node) => {
    const { required, recommended, missing, source } = documented[type];
    const names = Object.keys(node ?? {});
    const lacking = [...required, ...recommended].filter((name) => !names.includes(name));
    expect({ source, lacking }).toEqual({ source, lacking: [] });
    expect(Object.keys(missing).filter((name) => names.includes(name))).toEqual([]);
  });
});

it('an office has its own address, hours until the end of a day and a way there', () => {
  expect(office).toMatchObject({
    '@type': 'ProfessionalService',
    address: { streetAddress: 'Calle Mayor 7', addressLocality: 'Valencia', addressCountry: 'ES' },
    openingHoursSpecification: [{ dayOfWeek: ['Monday'], opens: '18:00', closes: '23:59' }],
    hasMap: 'https://maps.example/v',
  });
  expect(plainOffice).not.toHaveProperty('openingHoursSpecification');
  expect(plainOffice).not.toHaveProperty('telephone');
});

it('an office leads to the home page where there is no contact page', () => {
  const without = organization(editionOf(withoutPages(site, 'contact'), 'en', 'live'));
  expect(without).toMatchObject({ location: [{ url: `${site.settings.origin}/` }, {}] });
});
