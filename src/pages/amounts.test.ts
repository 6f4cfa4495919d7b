import { editionOf } from '#content/edition.ts';
import { expect, it } from 'vitest';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { amountText } from './amounts.data.ts';

const languages = ['en', 'es', 'fr', 'de'];
const site = siteFixture({ languages });

it.each(languages)('no line breaks inside a range of money: %s', (language) => {
  for (const [low, high] of [
    [290, 1200],
    [24_000, 28_000],
  ] as const) {
    const text = amountText(editionOf(site, language), { low, high, currency: 'EUR' });
    expect(text).not.toMatch(/[ \u2009]/u);
    expect(text).toMatch(/\u2060[-–]\u2060|\u00A0à\u00A0/u);
    expect(text).not.toMatch(/[^\u2060][-–]|[-–][^\u2060]/u);
  }
});
