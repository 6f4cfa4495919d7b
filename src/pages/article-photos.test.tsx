import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readArticle } from '#content/articles/read-article.ts';
import { ArticleText } from '#src/components/article-text/article-text.tsx';
import { textBlocks } from './article-blocks.data.ts';

const codeWords = { copy: '', copied: '', selected: '' };

/** The page's markup of a text; every photo is there. */
function markupOf(markdown: string): string {
  const photoOf = (file: string) => ({ src: `/${file}.webp`, width: 16, height: 9, avif: 'a', webp: 'w' });
  const blocks = textBlocks(editionOf(site, 'en'), readArticle(editionOf(site, 'en'), markdown), photoOf);
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
