import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BlockHero, type BlockHeroProps } from './block-hero.tsx';

const facts = [{ value: '14 min', label: 'until somebody answers' }];
const covers = { label: 'Archives covers', items: ['Scanning', 'Storage'] };
const image = { href: '/art.svg#a', viewBox: '0 0 620 480' };

const markupOf = (own: Partial<BlockHeroProps>) =>
  renderToStaticMarkup(
    <BlockHero
      title="Archives"
      lead="Kept, found and read."
      request={{ label: 'Write to us', href: '/contact', service: 'archives' }}
      second={null}
      picture={null}
      {...own}
    />,
  );

it.each<[string, Partial<BlockHeroProps>, string, string[]]>([
  ['a picture is beside the words', { picture: { image }, facts, covers }, '<figure', ['Scanning']],
  ['figures are there without a picture', { facts, covers }, '14 min', ['Scanning', '<figure']],
  ['what it covers is there without both', { covers }, 'Scanning', ['14 min', '<figure']],
  ['nothing is there when there is nothing', {}, 'Archives', ['<ul', '<dl', '<figure']],
])('%s', (_, own, shown, absent) => {
  const html = markupOf(own);
  expect(html).toContain(shown);
  for (const text of absent) expect(html).not.toContain(text);
});

it('names the list of what a service covers', () => {
  expect(markupOf({ covers })).toMatch(
    /<ul[^>]* aria-label="Archives covers"><li>Scanning<\/li><li>Storage</,
  );
});
