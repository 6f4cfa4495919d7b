import {
  facts,
  heading,
  link,
  links,
  paragraph,
  strong,
  type Content,
} from '../../page-data/markdown/blocks.ts';
import { pageTitle, sectionTitle } from '../../page-data/markdown/sections.ts';
import type { CaseStudyListProps } from './case-study-list.tsx';
import type { FaqListProps } from './faq-list.tsx';
import type { ResourcesProps } from './resources.page.tsx';
import type { WhitePaperListProps } from './white-paper-list.tsx';

const studiesContent = ({ studies, download }: CaseStudyListProps): Content =>
  studies.map((study) => [
    heading(2, [link({ label: study.title, href: study.href })]),
    facts(study.facts),
    paragraph(study.subtitle),
    paragraph(study.description),
    paragraph([strong(study.figure), ` ${study.figureLabel}`]),
    study.document !== null && links({ label: `${download} (${study.title})`, href: study.document }),
  ]);

const papersContent = ({ papers, read }: WhitePaperListProps): Content =>
  papers.map((paper) => [
    heading(2, [link({ label: paper.title, href: paper.href })]),
    facts(paper.facts),
    paragraph(paper.description),
    links({ label: `${read} (${paper.title})`, href: paper.document }),
  ]);

const questionsContent = ({ questions, more }: FaqListProps): Content => [
  questions.map(({ question, answer }) => [heading(2, question), paragraph(answer)]),
  more && [heading(2, more.title), paragraph(more.text), links(more.link)],
];

/** The open tab of the resources as Markdown: each has its own address. */
export const resourcesContent = (page: ResourcesProps): Content => [
  pageTitle({ ...page.head, figure: page.figure }),
  page.tabs.some(({ id }) => id === page.openTab) &&
    {
      'case-studies': studiesContent(page.caseStudies),
      'white-papers': papersContent(page.whitePapers),
      faq: questionsContent(page.faq),
    }[page.openTab],
  sectionTitle(page.newsletter),
];
