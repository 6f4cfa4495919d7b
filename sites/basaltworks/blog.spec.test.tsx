import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from '../../shared/locales.ts';
import { createTranslator } from '../../shared/i18n/translator.ts';
import { pages } from '../../src/pages/blog/blog.data.ts';
import { BlogPage, type BlogProps } from '../../src/pages/blog/blog.page.tsx';

const [page] = pages;

const contentIn = async (language: Language) =>
  page!.load({ language, t: createTranslator(language), mode: 'simulated', parameters: {} });

const slugs = [
  'future-of-cloud-computing',
  'cybersecurity-best-practices',
  'devops-implementation-guide',
  'scalable-applications-microservices',
  'database-optimization-techniques',
  'ai-impact-it-operations',
];

describe('the blog listing in English', () => {
  let props: BlogProps;
  let markup: string;

  beforeAll(async () => {
    ({ props } = await contentIn('en'));
    markup = renderToStaticMarkup(<BlogPage {...props} />);
  });

  it('R157 R164: has a search field with a label, empty at first', () => {
    const input = /<input[^>]*type="search"[^>]*>/.exec(markup)?.[0] ?? '';
    const id = /\sid="([^"]+)"/.exec(input)?.[1];
    expect(markup).toContain(`for="${id}">Search articles</label>`);
    expect(input).toContain('value=""');
  });

  it('R158 R159 R164: has seven categories with their counts, all of them pressed first', () => {
    const buttons = [
      ...markup.matchAll(/<button type="button" aria-pressed="(\w+)">(.*?) <span>(\d)<\/span><\/button>/g),
    ];
    expect(buttons.map(([, pressed, name, count]) => [pressed, name, count])).toEqual([
      ['true', 'All', '6'],
      ['false', 'Cloud', '1'],
      ['false', 'Security', '1'],
      ['false', 'DevOps', '1'],
      ['false', 'Development', '1'],
      ['false', 'Database', '1'],
      ['false', 'AI &amp; ML', '1'],
    ]);
  });

  it('R160 R161 R162: shows the six posts, the latest one featured', () => {
    const articles = [...markup.matchAll(/<article class="([^"]*)".*?<h2><a [^>]*href="([^"]*)"/g)];
    expect(articles.map(([, , href]) => href)).toEqual(slugs.map((slug) => `/blog/${slug}`));
    expect(articles.map(([, names]) => names?.includes('featured'))).toEqual([
      true,
      ...slugs.slice(1).map(() => false),
    ]);
    expect(articles).toHaveLength(6);
  });

  it('R163: has every field of a post, and shows it', () => {
    for (const post of props.browser.posts) {
      for (const text of [post.title, post.excerpt, post.date, post.author, post.authorRole, post.readTime]) {
        expect(text).not.toBe('');
        expect(markup).toContain(`>${text.replaceAll('&', '&amp;')}<`);
      }
      const picture = post.authorImage;
      expect(markup).toContain('src' in picture ? `src="${picture.src}"` : `>${picture.initials}</text>`);
      expect(markup).toContain(`alt="${post.author}"`);
      expect(post.readTime).toMatch(/^\d+\u00A0min\u00A0read$/);
      expect(post.url).toBe(`/blog/${post.id}`);
    }
  });

  it('R172: has no Reset Filters while there are results', () => {
    expect(markup).not.toContain('Reset Filters');
  });

  it('R173 R174: has an inert strip of pages', () => {
    const strip = /<nav[^>]*aria-label="Pagination".*?<\/nav>/.exec(markup)?.[0] ?? '';
    const items = [...strip.matchAll(/<li.*?<\/li>/g)].map(([item]) => item.replace(/<[^>]+>/g, '').trim());
    expect(items).toEqual(['Previous', '1', '2', '3', '…', 'Next']);
    const buttons = [...strip.matchAll(/<button[^>]*>/g)].map(([button]) => button);
    expect(buttons.every((button) => button.includes('aria-disabled="true"'))).toBe(true);
    expect(buttons.map((button) => button.includes('aria-current="page"'))).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(strip).not.toContain('<a');
  });

  it('R175: has a newsletter form with an e-mail field', () => {
    expect(props.newsletter?.form.mode).toBe('inert');
    const form = /<form[^>]*method="dialog".*?<\/form>/.exec(markup)?.[0];
    expect(form).toMatch(/<input[^>]*type="email"/);
    expect(form).toContain('Demonstration: what you type here is not sent.');
  });
});

describe('the blog listing', () => {
  it.each(languages)('R162 R051: %s has the six posts and its own words', async (language) => {
    const { head, props } = await contentIn(language);
    const markup = renderToStaticMarkup(<BlogPage {...props} />);
    expect(props.browser.posts.map(({ id }) => id)).toEqual(slugs);
    expect(props.browser.resultCounts).toHaveLength(slugs.length + 1);
    expect(props.browser.empty.noMatch).toContain('{term}');
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).not.toContain('style=');
  });
});
