import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/locales.ts';
import { page } from '#src/pages/post/post.data.ts';
import { Page as PostPage, type PostProps } from '#src/pages/post/post.page.tsx';

const contentOf = (language: Language, slug: string) =>
  page.load(editionOf(site, language, 'simulated'), { slug });

const markupOf = (props: PostProps) => renderToStaticMarkup(<PostPage {...props} />);

describe('articles', () => {
  it('draws bars to scale from zero and writes every value out', async () => {
    const { props } = await contentOf('de', 'database-optimization-techniques');
    const figure = props.blocks.find((block) => block.kind === 'bars');
    expect(figure?.bars.map(({ value }) => value)).toEqual(['9,01\u00A0ms', '0,22\u00A0ms']);
    expect(figure?.bars.map(({ share }) => share)).toEqual([1, 0.22 / 9.01]);
    expect(figure?.caption).toMatch(/^Abb\.\u00A02\. /);
    const widths = [...markupOf(props).matchAll(/<rect class="[^"]*ink[^"]*" x="0.00%" width="([\d.]+)%"/g)];
    expect(widths.slice(0, 2).map(([, width]) => width)).toEqual(['100.00', '2.44']);
    expect(Math.min(...widths.map(([, width]) => Number(width)))).toBeGreaterThanOrEqual(0.8);
  });

  it('puts the number where the unit says', async () => {
    const { props } = await contentOf('en', 'future-of-cloud-computing');
    const figure = props.blocks.find((block) => block.kind === 'bars');
    expect(figure?.bars[0]?.value).toBe('$20.1k');
  });
});
