import { describe, expect, it } from 'vitest';
import { languages } from '../config/locales.ts';
import type { ArticleTexts } from './check-article.ts';
import { checkPosts, type PostFiles } from './check-posts.ts';

const facts = {
  date: '2025-03-10',
  author: 'maren',
  category: 'ai',
  cover: 'waves',
  related: [] as string[],
};
const frontMatter = {
  title: 'What AI changes',
  headTitle: 'What AI changes in operations',
  excerpt: 'A year of alert triage with a model: where it helped.',
  description: 'x'.repeat(130),
  coverAlt: 'Hexagonal columns in waves, one of them green.',
};
const bars = (value: number) => `\`\`\`bars\ncaption: c\nunit: ms\na: ${value}\nb: 2\n\`\`\``;
const text = {
  frontMatter,
  body: `## One\n\nText.\n\n${bars(1)}\n\n## Two\n\n[One](#one), [cloud](/services/cloud).`,
};
const texts: ArticleTexts = Object.fromEntries(languages.map((language) => [language, text]));
const post: PostFiles = { slug: 'p0', facts, texts };

/** Six posts, the first of them as given. */
const withFirst = (first: Partial<PostFiles>): PostFiles[] => [
  { ...post, ...first },
  ...[1, 2, 3, 4, 5].map((number) => ({ ...post, slug: `p${number}` })),
];
const inEnglish = (body: string) => withFirst({ texts: { ...texts, en: { frontMatter, body } } });

describe('the check of the posts', () => {
  it('R162: finds nothing in the posts of the site', () => {
    expect(checkPosts()).toEqual([]);
  });

  it('R162: finds nothing in six posts as they should be, and wants six', () => {
    expect(checkPosts(withFirst({}))).toEqual([]);
    expect(checkPosts(withFirst({}).slice(1))).toEqual([
      { file: 'content/posts', field: '(the whole folder)', reason: '5 posts, the specification counts 6' },
    ]);
  });

  it('R163: an author works here', () => {
    expect(checkPosts(withFirst({ facts: { ...facts, author: 'nobody' } }))).toEqual([
      {
        file: 'content/posts/p0/post.yaml',
        field: 'author',
        reason: 'no such colleague in people/facts.ts: "nobody"',
      },
    ]);
  });

  it.each([
    ['2025-02-30', 'no such day'],
    ['12.06.2025', 'not a date (YYYY-MM-DD): "12.06.2025"'],
  ])('refuses the date %s', (date, reason) => {
    const problems = checkPosts(withFirst({ facts: { ...facts, date } }));
    expect(problems).toContainEqual({ file: 'content/posts/p0/post.yaml', field: 'date', reason });
  });

  it('refuses a folder whose name is no address', () => {
    expect(checkPosts(withFirst({ slug: 'My_Post' }))).toEqual([
      {
        file: 'content/posts/My_Post',
        field: '(the name of the folder)',
        reason: 'small letters, digits and hyphens only',
      },
    ]);
  });

  it.each([
    [['p9'], 'related.0', 'no such post: p9'],
    [['p0'], 'related.0', 'a post is not related to itself'],
    [['p1', 'p1'], 'related.1', 'named twice: p1'],
  ])('refuses %j as related posts', (related, field, reason) => {
    const file = 'content/posts/p0/post.yaml';
    expect(checkPosts(withFirst({ facts: { ...facts, related } }))).toEqual([{ file, field, reason }]);
  });

  it('R096: names the language a post lacks', () => {
    const { de: _, ...withoutGerman } = texts;
    expect(checkPosts(withFirst({ texts: withoutGerman }))).toEqual([
      { file: 'content/posts/p0/de.md', field: '(the whole file)', reason: 'missing in this language' },
    ]);
  });

  it('R163: wants a whole front matter', () => {
    const { excerpt: _, ...withoutExcerpt } = frontMatter;
    const [problem] = checkPosts(
      withFirst({ texts: { ...texts, de: { ...text, frontMatter: withoutExcerpt } } }),
    );
    expect(problem).toMatchObject({ file: 'content/posts/p0/de.md', field: 'excerpt' });
  });

  it.each(['/services/clouds', '/blog/p9', 'https://example.com', '/admin', '#three'])(
    'finds the dead link %s',
    (href) => {
      const problems = checkPosts(inEnglish(`${text.body}\n\n[x](${href})`));
      expect(problems).toEqual([
        { file: 'content/posts/p0/en.md', field: 'the article', reason: `no such page: ${href}` },
      ]);
    },
  );

  it('finds figures whose values a translation changed, and sections it lost', () => {
    const body = text.body.replace(bars(1), bars(3)).replace('## Two', 'Two');
    expect(checkPosts(withFirst({ texts: { ...texts, de: { frontMatter, body } } }))).toEqual([
      { file: 'content/posts/p0/de.md', field: 'the article', reason: 'fewer than two sections' },
      { file: 'content/posts/p0/de.md', field: 'the article', reason: '1 sections, in English 2' },
      { file: 'content/posts/p0/de.md', field: 'bars', reason: 'not the values of the English figures' },
    ]);
  });

  it('passes on what is wrong inside an article', () => {
    expect(checkPosts(inEnglish(`${text.body}\n\n# No`))).toEqual([
      { file: 'content/posts/p0/en.md', field: 'the article', reason: 'headings are ## or ###: # No' },
    ]);
  });
});
