import { expect, it } from 'vitest';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { answerPageStyle } from './answer-pages.ts';

it('the pages of the server have the colours of the company', () => {
  const accent = { light: '#1a6b75', dark: '#7cd6e0' };
  const grounds = { page: { light: '#fefefe', dark: '#101018' } };
  const style = answerPageStyle(siteFixture({ site: { accent, grounds } }));
  expect(style).toContain('color-scheme: light dark');
  expect(style).toContain('background: light-dark(#1a6b75, #7cd6e0);');
  expect(style).toContain('background: light-dark(#fefefe, #101018);');
});
