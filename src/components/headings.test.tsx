import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { H1, H2, longestWord as longestWordIn } from './headings.tsx';
import { letterWidthsOf, LetterWidthsContext, productLetterWidths } from './letter-widths.ts';

const longestWord = (text: string) => longestWordIn(text, letterWidthsOf(productLetterWidths));

describe('the longest word of a heading', () => {
  it.each([
    ['informatique', 'L’informatique de votre entreprise'],
    ['Grund', 'Daten\u00ADschutz\u00ADgrund'],
    ['Datenschutz', 'DevOps-Datenschutz'],
    ['世', '世界世界世界'],
  ])('is at least as wide as “%s” and narrower than the whole text: %s', (word, text) => {
    expect(longestWord(text)).toBeGreaterThanOrEqual(longestWord(word));
    expect(longestWord(text)).toBeLessThan(longestWord(text.replaceAll(/[\s\u00AD-]/g, 'm')) + 0.01);
  });

  it('includes words joined by a no-break space, and ignores accents', () => {
    expect(longestWord('80\u00A0%')).toBeGreaterThan(longestWord('80 %'));
    expect(longestWord('Bürozeiten')).toBe(longestWord('Burozeiten'));
  });
});

it('headings are measured only if a word is long', () => {
  expect(renderToStaticMarkup(<H1>About us</H1>)).toBe('<h1>About us</h1>');
  const long = renderToStaticMarkup(
    <H2>
      <span>Datenschutzgrundverordnung</span> {2}
    </H2>,
  );
  expect(long).toMatch(/^<h2><span class="[^"]+"><span data-word="\d+">.*Datenschutz/);
});

it('a site’s own font has its own widths', () => {
  const wide = renderToStaticMarkup(
    <LetterWidthsContext value={letterWidthsOf([[200, 'Abotu']])}>
      <H1>About us</H1>
    </LetterWidthsContext>,
  );
  expect(wide).toContain('data-word="10"');
});
