import {
  articleContent,
  facts,
  figures,
  heading,
  link,
  links,
  list,
  paragraph,
  terms,
  type Content,
} from '../../page-data/markdown/blocks.ts';
import { authorContent, byline } from '../../page-data/markdown/sections.ts';
import type { DocumentProps } from './document.page.tsx';

/** A case study or a white paper as Markdown. */
export const documentContent = ({
  head,
  figures: counted,
  summary,
  blocks,
  author,
  closing,
}: DocumentProps): Content => [
  heading(1, head.title),
  facts(head.facts.kind, head.facts.date, head.facts.reviewed?.text, head.facts.readTime),
  paragraph(head.subtitle),
  paragraph(head.lead),
  head.author && byline(head.author),
  terms(head.terms.map(({ label, text }) => ({ label, value: text }))),
  head.download && paragraph([link(head.download), ` · ${head.download.facts}`]),
  counted && [heading(2, counted.title), figures(counted.facts)],
  summary && [heading(2, summary.title), list(summary.points)],
  articleContent(blocks),
  author && authorContent(author),
  heading(2, closing.title),
  paragraph(closing.lead),
  links(closing.link),
];
