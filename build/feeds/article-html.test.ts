import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, it } from 'vitest';
import { readArticle } from '#content/articles/read-article.ts';
import { articleHtml } from './article-html.ts';

const htmlOf = (markdown: string) =>
  articleHtml(
    editionOf(site, 'en'),
    readArticle(editionOf(site, 'en'), markdown),
    'https://acme.example/blog/yard',
    (file) => ({ src: `/art/${file}.webp`, width: 16, height: 9 }),
  );

it('a picture keeps its address, its alternative and its caption', () => {
  const html = htmlOf('As you see:\n\n![The "yard" & a van](/images/yard.jpg "At < 6")\n\nIt is full.');
  expect(html).toBe(
    '<p>As you see:</p>\n<figure><img src="https://acme.example/art/images/yard.jpg.webp" width="16" height="9" alt="The &quot;yard&quot; &amp; a van"/><figcaption>At &lt; 6</figcaption></figure>\n<p>It is full.</p>',
  );
});
