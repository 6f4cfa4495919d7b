import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../../../shared/i18n/translator.ts';
import type { Claim } from '../../../../content/schema/claims.ts';
import { figureOf } from './proof-claims.data.ts';

const t = createTranslator('en');
const said = { number: '1', claim: 'thing', text: 'And how.', caption: 'Fig.', alt: 'A column.' };
const pictures = [1, 2].map((number) => ({ href: `/p.svg#${number}`, viewBox: '0 0 1 1' }));
const figureFor = (claim: Claim) => figureOf(t, claim, pictures);

describe('what is drawn under a claim', () => {
  it('is what is left of 100 beside it', () => {
    const figure = figureFor({ figure: 'deploy', percent: 65, ...said, before: 'Then', after: 'Now' });
    expect(figure).toMatchObject({
      kind: 'strips',
      rows: [
        { label: 'Then', value: '100', picture: pictures[0] },
        { label: 'Now', value: '35', isHot: true, picture: pictures[1] },
      ],
    });
  });

  it('is a row for each range', () => {
    const ranges = [4, 9].map((to) => ({ from: 1, to }));
    const rows = ['Small', 'Large'].map((name) => ({ name, time: `${name} months` }));
    expect(figureFor({ figure: 'migrate', ranges, ...said, rows })).toMatchObject({
      rows: rows.map(({ name, time }, index) => ({ label: name, value: time, picture: pictures[index] })),
      axis: ['Month 1', 'Month 12'],
    });
  });

  it('is a week with its days in the language', () => {
    const words = { office: 'Office', onCall: 'On call', lit: 'Sunday, 4 AM' };
    const figure = figureFor({ figure: 'week', litHour: { day: 'sunday', hour: 4 }, ...said, ...words });
    expect(figure).toMatchObject({
      kind: 'week',
      words: { days: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], night: 'Sunday, 4 AM' },
    });
  });

  it('is nothing without pictures, or for a claim that stands for itself', () => {
    expect(figureOf(t, { figure: 'cost', percent: 10, ...said, saving: '10' }, [])).toBeUndefined();
    expect(figureFor({ figure: 'none', number: '1', claim: 'thing', text: 'And how.' })).toBeUndefined();
  });
});
