import type { AuthorBoxProps } from '../../sections/author-box.tsx';
import type { ConsultationWords } from '../../sections/consultation-banner.tsx';
import type { Feature, FeaturesProps } from '../../sections/feature.ts';
import type { FeedLinksProps } from '../../sections/feed-links.tsx';
import type { LegalHeadProps } from '../../sections/legal-head.tsx';
import type { LegalTextProps } from '../../sections/legal-text.tsx';
import type { PostCardProps } from '../../sections/post-card.tsx';
import type { LinkTo } from '../../sections/section-head.tsx';
import type { StepsProps } from '../../sections/steps.tsx';
import {
  articleContent,
  facts,
  heading,
  link,
  links,
  list,
  paragraph,
  strong,
  type Content,
} from './blocks.ts';

/** Blocks of pages that several of them have, as Markdown: what `src/sections` shows, without its controls. */

/** The first view of a page: its title and lead, and what a drawing beside them counts. */
export const pageTitle = (head: {
  title: string;
  lead?: string | null | undefined;
  figure?: { caption: string } | null | undefined;
}): Content => [heading(1, head.title), paragraph(head.lead), paragraph(head.figure?.caption)];

/** The head of a section. */
export const sectionTitle = (head: {
  title: string;
  lead?: string | null | undefined;
  link?: LinkTo | null | undefined;
}): Content => [heading(2, head.title), paragraph(head.lead), links(head.link)];

/** The author or speaker of something. */
export const byline = ({ name, role }: { name: string; role: string }): Content =>
  paragraph([strong(name), ` ${role}`]);

/** A post in a list. */
export const postContent = (post: PostCardProps, level: number): Content => [
  heading(level, [link({ label: post.title, href: post.url })]),
  facts(post.category, post.date, post.readTime),
  paragraph(post.excerpt),
  byline({ name: post.author, role: post.authorRole }),
];

/** Who wrote an article. */
export const authorContent = ({ name, role, about }: AuthorBoxProps): Content => [
  heading(2, name),
  paragraph(role),
  paragraph(about),
];

/** The line that offers the feeds of a page. */
export const feedContent = ({ text, links: feeds }: FeedLinksProps): Content =>
  paragraph([text, ...feeds.flatMap(({ name, href }) => [' ', link({ label: name, href })])]);

/** The last band of a page. */
export const consultationContent = ({ title, text, book, phone }: ConsultationWords): Content => [
  heading(2, title),
  paragraph(text),
  links(book, phone),
];

/** Features with all that each says of itself. */
export const featuresContent = ({
  items,
  ...head
}: FeaturesProps<Feature & { count?: string | undefined }>): Content => [
  sectionTitle(head),
  items.map(({ title, count, description, figure, figureLabel, points = [] }) => [
    heading(3, title),
    paragraph(count),
    figure && paragraph([strong(figure), figureLabel ? ` ${figureLabel}` : '']),
    paragraph(description),
    list(points),
  ]),
];

/** Steps in their order. */
export const stepsContent = ({ steps, ...head }: StepsProps): Content => [
  sectionTitle(head),
  steps.map(({ title, note, description }) => [heading(3, title), paragraph(note), paragraph(description)]),
];

/**
 * A page that is a text.
 * @param figures shown below a clause, by its id
 */
export const legalContent = (
  { title, lead, lastUpdated, text }: LegalHeadProps & { text: LegalTextProps },
  figures: Readonly<Record<string, Content>> = {},
): Content => [
  heading(1, title),
  paragraph(lead),
  paragraph(lastUpdated),
  articleContent(text.opening),
  text.clauses.map((clause, index) => [
    heading(2, text.contents === null ? clause.title : `${index + 1}. ${clause.title}`),
    clause.short && paragraph([strong(text.inShort), ` ${clause.short}`]),
    articleContent(clause.blocks),
    figures[clause.id],
  ]),
];
