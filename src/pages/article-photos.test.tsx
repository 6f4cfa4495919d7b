import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readArticle } from '#content/articles/read-article.ts';
import { ArticleText } from '#src/components/article-text/article-text.tsx';
import { articleParts, coverCaption } from './article-blocks.data.ts';

const codeWords = { copy: '', copied: '', selected: '' };

type Cover = NonNullable<Parameters<typeof articleParts>[3]>;

/** The page's markup of a text; every photo is there. */
function markupOf(markdown: string, cover: Cover | null = null): string {
  const photoOf = (file: string) => ({ src: `/${file}.webp`, width: 16, height: 9, avif: 'a', webp: 'w' });
  const { blocks } = articleParts(
    editionOf(site, 'en'),
    readArticle(editionOf(site, 'en'), markdown),
    photoOf,
    cover,
  );
  return renderToStaticMarkup(<ArticleText blocks={blocks} codeWords={codeWords} />);
}

it('a photo in an article is a figure with reserved space, lazy loading and a caption', () => {
  const markup = markupOf('![The yard at noon](/images/yard.jpg "Our yard")');
  expect(markup).toMatch(
    /<figure[^>]*><picture[^>]*>.*<img [^>]*width="16" height="9" alt="The yard at noon"/,
  );
  expect(markup).toContain('loading="lazy"');
  expect(markup).toMatch(/<figcaption[^>]*>Our yard<\/figcaption>/);
});

const drawing: Cover['cover'] = { href: '/art/a.svg#a', viewBox: '0 0 640 440' };
const photo: Cover['cover'] = { src: '/a.webp', width: 16, height: 9, avif: 'a', webp: 'w' };
const bars = '```bars\ncaption: Hours\nunit: hours\nOne: 1\nTwo: 2\n```';

it.each([
  [
    'a drawing with words is the first figure',
    drawing,
    'Eleven columns',
    'Fig. 1. Eleven columns',
    'Fig. 2. Hours',
  ],
  ['a drawing without words is none', drawing, '', '', 'Fig. 1. Hours'],
  ['a photo is none', photo, 'The yard', 'The yard', 'Fig. 1. Hours'],
  ['a text without a cover begins with its own', null, 'The yard', 'The yard', 'Fig. 1. Hours'],
])('figures are numbered from the cover on: %s', (_, cover, label, onCover, inText) => {
  expect(coverCaption(editionOf(site, 'en'), cover, label)).toBe(onCover);
  expect(markupOf(bars, { cover, label })).toContain(`>${inText}<`);
});
