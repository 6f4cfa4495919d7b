import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { describe, expect, it } from 'vitest';
import type { Claim } from '#content/pages/company-figures.ts';
import { proofClaim } from './home.data.ts';

const said = { number: '1', claim: 'thing', text: 'And how.' };
const figureFor = (claim: Claim) => proofClaim(editionOf(site, 'en'), claim).figure;

describe('what is drawn below a claim', () => {
  it('is one row for each range', () => {
    const ranges = [4, 9].map((to) => ({ from: 1, to }));
    const rows = ['Small', 'Large'].map((name) => ({ name, time: `${name} months` }));
    expect(figureFor({ figure: 'ranges', ranges, ...said, caption: 'Fig.', rows })).toEqual({
      kind: 'ranges',
      accent: 1,
      items: [
        { name: 'Small', value: 'Small months', least: 1, most: 4 },
        { name: 'Large', value: 'Large months', least: 1, most: 9 },
      ],
    });
  });

  it('is a week with its days in the language', () => {
    const words = { office: 'Office', onCall: 'On call', lit: 'Sunday, 4 AM' };
    const litHour = { day: 'sunday', hour: 4 } as const;
    expect(figureFor({ figure: 'week', litHour, ...said, caption: 'Fig.', ...words })).toMatchObject({
      kind: 'week',
      days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
      hour: { day: 6, hour: 4 },
      words: { open: 'Office', rest: 'On call', hour: 'Sunday, 4 AM' },
    });
  });

  it('is nothing for a claim without a figure', () => {
    expect(figureFor({ figure: 'none', ...said })).toBeUndefined();
  });
});
