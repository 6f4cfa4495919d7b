import { heading, links, paragraph, type Content } from '../../page-data/markdown/blocks.ts';
import { feedContent, postContent, sectionTitle } from '../../page-data/markdown/sections.ts';
import type { BlogProps } from './blog.page.tsx';

/** The blog listing as Markdown: the posts of this page of it. */
export function blogContent({ browser, question, newsletter }: BlogProps): Content {
  const { posts, pagination } = browser;
  const { firstPost, postCount } =
    pagination.kind === 'links' ? pagination : { firstPost: 0, postCount: posts.length };
  const shown = posts.slice(firstPost, firstPost + postCount);
  return [
    heading(1, browser.title),
    shown.map((post) => postContent(post, 2)),
    shown.length > 0 && [heading(2, question.title), paragraph(question.text), links(question.link)],
    shown.length === 0 && [heading(2, browser.empty.title), paragraph(browser.empty.emptyCategory)],
    sectionTitle(newsletter),
    feedContent(newsletter.feeds),
  ];
}
