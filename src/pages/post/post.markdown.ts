import { articleContent, facts, heading, paragraph, type Content } from '../../page-data/markdown/blocks.ts';
import { authorContent, byline, postContent, sectionTitle } from '../../page-data/markdown/sections.ts';
import type { PostProps } from './post.page.tsx';

/** A blog post as Markdown. */
export const postPageContent = ({ head, blocks, author, readNext, newsletter }: PostProps): Content => [
  heading(1, head.post.title),
  facts(head.post.category, head.post.date, head.reviewed?.text, head.post.readTime),
  paragraph(head.post.excerpt),
  byline({ name: head.post.author, role: head.post.authorRole }),
  articleContent(blocks),
  authorContent(author),
  readNext.posts.length > 0 && [
    sectionTitle({ title: readNext.title, link: readNext.all }),
    readNext.posts.map((post) => postContent(post, 3)),
  ],
  sectionTitle(newsletter),
];
