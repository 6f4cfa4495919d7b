import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../../shared/locales.ts';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { page } from '../../src/pages/post/post.data.ts';
import { PostPage, type PostProps } from '../../src/pages/post/post.page.tsx';
import { expectWholePage } from './whole-page.ts';

const contentOf = (language: Language, slug: string) =>
  page.load({ language, t: createTranslator(language), mode: 'simulated', parameters: { slug } });

const markupOf = (props: PostProps) => renderToStaticMarkup(<PostPage {...props} />);

const slugs = page.parameters?.('en').map(({ slug }) => slug ?? '') ?? [];
const everyPost = languages.flatMap((language) => slugs.map((slug) => [language, slug] as const));

describe('articles', () => {
  it('R031: there are six', () => {
    expect(slugs.toSorted()).toEqual([
      'ai-impact-it-operations',
      'cybersecurity-best-practices',
      'database-optimization-techniques',
      'devops-implementation-guide',
      'future-of-cloud-computing',
      'scalable-applications-microservices',
    ]);
  });

  it.each(everyPost)('R031: %s %s is a whole page', async (language, slug) => {
    const { head, props } = await contentOf(language, slug);
    const markup = markupOf(props);
    expectWholePage(head, markup);
    // As few as the content check lets pass (content/check-texts.ts).
    expect(props.contents.sections.length).toBeGreaterThanOrEqual(2);
    for (const { id } of props.contents.sections) {
      expect(markup).toContain(`href="#${id}"`);
      expect(markup).toContain(`<h2 id="${id}">`);
    }
    expect(props.readNext.posts).toHaveLength(3);
    expect(props.readNext.posts.map(({ id }) => id)).not.toContain(slug);
  });

  it('leads to the articles before and after it by date', async () => {
    const neighboursOf = async (slug: string) => {
      const { older, newer } = (await contentOf('de', slug)).props.neighbours;
      return [older?.href, newer?.href];
    };
    expect(await neighboursOf('future-of-cloud-computing')).toEqual([
      '/de/blog/cybersecurity-best-practices',
      undefined,
    ]);
    expect(await neighboursOf('devops-implementation-guide')).toEqual([
      '/de/blog/scalable-applications-microservices',
      '/de/blog/cybersecurity-best-practices',
    ]);
    expect(await neighboursOf('ai-impact-it-operations')).toEqual([
      undefined,
      '/de/blog/database-optimization-techniques',
    ]);
  });

  it('draws bars to scale from zero and writes every value out', async () => {
    const { props } = await contentOf('de', 'database-optimization-techniques');
    const figure = props.blocks.find((block) => block.kind === 'bars');
    expect(figure?.bars.map(({ value }) => value)).toEqual(['9,01\u00A0ms', '0,22\u00A0ms']);
    expect(figure?.bars.map(({ share }) => share)).toEqual([1, 0.22 / 9.01]);
    expect(figure?.caption).toMatch(/^Abb\.\u00A01\. /);
    const widths = [...markupOf(props).matchAll(/<rect class="[^"]*front[^"]*" width="([\d.]+)%"/g)];
    expect(widths.slice(0, 2).map(([, width]) => width)).toEqual(['100.00', '2.44']);
    expect(Math.min(...widths.map(([, width]) => Number(width)))).toBeGreaterThanOrEqual(0.8);
  });

  it('puts the number where the unit says', async () => {
    const { props } = await contentOf('en', 'future-of-cloud-computing');
    const figure = props.blocks.find((block) => block.kind === 'bars');
    expect(figure?.bars[0]?.value).toBe('$20.1k');
  });

  it.each(everyPost)(
    'says when %s %s was reviewed, on what it rests, and gives its figures',
    async (language, slug) => {
      const { head, props } = await contentOf(language, slug);
      const markup = markupOf(props);
      const day = '2026-11-25';
      expect(markup).toContain(`<time dateTime="${day}">`);
      expect(head.lastModified).toBe(day);
      expect(JSON.stringify(head.structuredData)).toContain(`"dateModified":"${day}"`);
      const { id } = props.contents.sections.at(-1)!;
      expect(id).toBe('sources');
      const sources = markup.slice(markup.indexOf('<h2 id="sources">'));
      const links = [...sources.matchAll(/<li><a href="https:[^>]*>/g)].map(([link]) => link);
      expect(links.length).toBeGreaterThanOrEqual(3);
      // They are English everywhere, and say so elsewhere.
      for (const link of links) expect(link.includes('lang="en"')).toBe(language !== 'en');
      expect(markup).toContain(`${slug}.csv"`);
    },
  );
});
