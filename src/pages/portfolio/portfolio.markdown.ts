import { heading, links, paragraph, strong, terms, type Content } from '../../page-data/markdown/blocks.ts';
import { pageTitle, sectionTitle } from '../../page-data/markdown/sections.ts';
import type { PortfolioProps } from './portfolio.page.tsx';

/** The portfolio as Markdown. */
export const portfolioContent = ({ head, browser, featured, closing }: PortfolioProps): Content => [
  pageTitle(head),
  browser.projects.length > 0 && [
    heading(2, browser.title),
    browser.projects.map(({ title, description, facts }) => [
      heading(3, title),
      paragraph(description),
      terms(facts),
    ]),
  ],
  featured && [
    sectionTitle(featured),
    featured.cases.map(({ client, title, figure, figureLabel }) => [
      heading(3, title),
      paragraph(client),
      paragraph([strong(figure), ` ${figureLabel}`]),
    ]),
  ],
  closing && [heading(2, closing.title), links(closing.link)],
];
