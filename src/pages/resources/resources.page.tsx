import { TextLine } from '#src/components/article-text/plain-block.tsx';
import type { Inline } from '#shared/article-text.ts';
import type { ReactNode } from 'react';
import { NewsletterForm, type NewsletterWords } from '#src/features/newsletter/newsletter-form.tsx';
import { NewsletterBand } from '#src/components/newsletter-band.tsx';
import { DrawnHead, type HeadFigure } from '#src/components/figure-head.tsx';
import type { PageHeadProps } from '#src/components/page-head.tsx';
import { Tabs } from '#src/components/tabs/tabs.tsx';
import { TextLink, CardLink } from '#src/components/text-link.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { columnsFor } from '#src/components/columns-for.ts';
import { Cover, type CoverPicture } from '#src/components/cover.tsx';
import { SitePicture, type SiteImage } from '#src/components/site-picture.tsx';
import { PaperLeaves } from '#src/components/paper-leaves.tsx';
import { H2 } from '#src/components/headings.tsx';
import styles from './resources.module.css';

/** The three tabs (SPEC section 2, Resources). */
export type ResourceTabId = 'case-studies' | 'white-papers' | 'faq';

interface ResourceTab {
  id: ResourceTabId;
  label: string;
  href: string;
  count: number;
}

export interface ResourcesProps {
  head: PageHeadProps;
  /** Null if the site has none. */
  figure: HeadFigure | null;
  /** The tab that the address stands for. */
  openTab: ResourceTabId;
  /** The tabs with content, in order. */
  tabs: ResourceTab[];
  caseStudies: CaseStudyListProps;
  whitePapers: WhitePaperListProps;
  faq: FaqListProps;
  newsletter: { title: string; lead: string; words: NewsletterWords } | null;
}

/** Case studies, white papers and FAQ in three tabs, each with its own address (SPEC section 2, Resources). */
export function Page({
  head,
  figure,
  openTab,
  tabs,
  caseStudies,
  whitePapers,
  faq,
  newsletter,
}: ResourcesProps) {
  const panels: Record<ResourceTabId, ReactNode> = {
    'case-studies': <CaseStudyList {...caseStudies} />,
    'white-papers': <WhitePaperList {...whitePapers} />,
    faq: <FaqList {...faq} />,
  };
  return (
    <>
      <DrawnHead {...head} figure={figure} />
      <div className={styles.tabs}>
        {tabs.length > 1 ? (
          <Tabs
            label={head.title}
            openId={openTab}
            tabs={tabs.map((tab) => ({ ...tab, panel: panels[tab.id] }))}
          />
        ) : (
          panels[openTab]
        )}
      </div>
      {newsletter && (
        <NewsletterBand id="newsletter" title={newsletter.title} lead={newsletter.lead}>
          <NewsletterForm words={newsletter.words} />
        </NewsletterBand>
      )}
    </>
  );
}

export interface FaqListProps {
  questions: { question: string; answer: Inline[] }[];
  /** The place for a question that is not in the list; leads to the contact page. Null if there is no list. */
  more: { title: string; text: string; link: LinkTo } | null;
}

/** Questions with their answers next to them, all open (SPEC section 2, Resources: FAQ). */
function FaqList({ questions, more }: FaqListProps) {
  const look = `columns ${styles.question}`;
  return (
    <ul className={`wrap rows ${styles.questions}`}>
      {questions.map(({ question, answer }) => (
        <li key={question} className={look} data-parts="5 7" data-stacks="tablet">
          <H2 size={3}>{question}</H2>
          <p>
            <TextLine parts={answer} />
          </p>
        </li>
      ))}
      {more && (
        <li className={`quiet ${look} ${styles.more}`} data-parts="5 7" data-stacks="tablet">
          <H2 size={3}>{more.title}</H2>
          <div>
            <p>{more.text}</p>
            <TextLink href={more.link.href}>{more.link.label}</TextLink>
          </div>
        </li>
      )}
    </ul>
  );
}

/** A case study as the list shows it. */
export interface CaseStudyCard {
  id: string;
  /** Line of business and reading time. */
  facts: string;
  title: string;
  /** The challenge of the project. */
  subtitle: string;
  description: string;
  /** The number that sums it up, and what it counts. */
  figure: string;
  figureLabel: string;
  /** Null if its file has none. */
  cover: CoverPicture;
  /** The page to read it on. */
  href: string;
  /** Address of the PDF, where there is one. */
  document: string | null;
}

interface CaseStudyListProps {
  studies: CaseStudyCard[];
  download: string;
}

/**
 * Case studies with their main figure, a page and a download each (SPEC section 2, Resources). The whole card leads to
 * the page, only the download to the PDF.
 */
function CaseStudyList({ studies, download }: CaseStudyListProps) {
  return (
    <ul className={`wrap columns ${styles.caseStudies}`} data-columns="2" data-stacks="tablet">
      {studies.map((study) => (
        <li key={study.id}>
          <Cover picture={study.cover} className={styles.caseCover} late />
          <p className="caption">{study.facts}</p>
          <h2 className="title-3">
            <CardLink href={study.href}>{study.title}</CardLink>
          </h2>
          <p className={styles.subtitle}>{study.subtitle}</p>
          <p className={`plain quiet ${styles.description}`}>{study.description}</p>
          <p className={`small quiet ${styles.figure}`}>
            <strong className="figure-3">{study.figure}</strong> <span>{study.figureLabel}</span>
          </p>
          {study.document !== null && (
            <TextLink className={styles.download} href={study.document} icon="download" download>
              <span>{download}</span>
              <span className="visually-hidden">{` (${study.title})`}</span>
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A white paper as the list shows it. */
export interface WhitePaperCard {
  id: string;
  title: string;
  description: string;
  /** Reading time and author. */
  facts: string;
  /** Sets the thickness of the book. */
  pages: number;
  /** Null if its file has none: the title is on the book alone. */
  cover: SiteImage | null;
  /** The page to read it on. */
  href: string;
  /** Address of the PDF; of the page where there is none. */
  document: string;
}

interface WhitePaperListProps {
  papers: WhitePaperCard[];
  read: string;
}

/**
 * White papers as books, each as thick as it has pages (SPEC section 2, Resources). The book leads to its page, "Read
 * White Paper" to the PDF.
 */
function WhitePaperList({ papers, read }: WhitePaperListProps) {
  return (
    <div className="wrap">
      <ul className={styles.whitePapers} data-columns={columnsFor(papers.length, 4)}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <div className={`on-band ${styles.cover}`}>
              <h2>
                <CardLink href={paper.href}>{paper.title}</CardLink>
              </h2>
              {paper.cover && <SitePicture image={paper.cover} late />}
            </div>
            <PaperLeaves pages={paper.pages} />
            <p className={`caption ${styles.facts}`}>{paper.facts}</p>
            <p className={`plain quiet ${styles.paperDescription}`}>{paper.description}</p>
            <TextLink href={paper.document}>
              <span>
                <span>{read}</span>
                <span className="visually-hidden">{` (${paper.title})`}</span>
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
