import { heading, link, list, paragraph, type Content } from '../../page-data/markdown/blocks.ts';
import { pageTitle } from '../../page-data/markdown/sections.ts';
import type { PageBranch } from './page-tree.tsx';
import type { SitemapProps } from './sitemap.page.tsx';

const branchContent = ({ title, root, pages }: PageBranch): Content => [
  heading(2, title),
  root && paragraph([link(root)]),
  list(pages.map((page) => [link(page)])),
];

/** The sitemap for people as Markdown. */
export const sitemapContent = ({ title, lead, main, services, legal, figure }: SitemapProps): Content => [
  pageTitle({ title, lead, figure }),
  branchContent(main),
  branchContent(services),
  branchContent(legal),
];
