import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WhitePaperList, type WhitePaperCard } from './white-paper-list.tsx';

const paper = (id: string, pages: number): WhitePaperCard => ({
  id,
  title: `On ${id}`,
  description: 'What we found.',
  facts: '7 min read',
  pages,
  cover: { href: `/art/paper-${id}.svg#a`, viewBox: '0 0 240 250' },
  href: `/${id}`,
  document: `/${id}.pdf`,
});

it('each book has a leaf for each of its pages, and its own cover', () => {
  const markup = renderToStaticMarkup(
    <WhitePaperList papers={[paper('bridges', 3), paper('tunnels', 12)]} read="Read" />,
  );
  const heights = [...markup.matchAll(/<svg[^>]* height="(\d+)" aria-hidden="true"><\/svg>/g)].map(
    ([, height]) => Number(height),
  );
  expect(heights).toHaveLength(2);
  expect(heights[1]).toBe((heights[0] ?? 0) * 4);
  const covers = [...markup.matchAll(/<use href="(\/art\/paper-[^"]+)"/g)].map(([, href]) => href);
  expect(covers).toEqual(['/art/paper-bridges.svg#a', '/art/paper-tunnels.svg#a']);
});
