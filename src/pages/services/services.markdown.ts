import { heading, links, list, paragraph, type Content } from '../../page-data/markdown/blocks.ts';
import {
  consultationContent,
  featuresContent,
  pageTitle,
  stepsContent,
} from '../../page-data/markdown/sections.ts';
import type { ServicesProps } from './services.page.tsx';

/** The services overview as Markdown. */
export const servicesContent = ({ head, strata, approach, prices, closing }: ServicesProps): Content => [
  pageTitle(head),
  strata.core && paragraph(strata.caption),
  strata.services.map(({ title, description, href, about, bullets }) => [
    heading(2, title),
    paragraph(description),
    links({ label: `${strata.learnMore} ${about}`, href }),
    list(bullets),
  ]),
  stepsContent(approach),
  prices && featuresContent(prices),
  consultationContent(closing),
];
