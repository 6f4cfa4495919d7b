import type { ReactNode } from 'react';
import { NewsletterForm, type NewsletterWords } from '../../features/newsletter/newsletter-form.tsx';
import { CaseStudyList, type CaseStudyListProps } from './case-study-list.tsx';
import { NewsletterBand } from '../../components/newsletter-band.tsx';
import { FaqList, type FaqListProps } from './faq-list.tsx';
import { DrawnHead, type HeadFigure } from '../../components/figure-head.tsx';
import type { PageHeadProps } from '../../components/page-head.tsx';
import { WhitePaperList, type WhitePaperListProps } from './white-paper-list.tsx';
import { Tabs } from '../../components/tabs/tabs.tsx';
import styles from './resources.module.css';

/** The three tabs (SPEC section 2, Resources). */
export type ResourceTabId = 'case-studies' | 'white-papers' | 'faq';

interface TabWords {
  id: ResourceTabId;
  label: string;
  href: string;
  count: number;
}

export interface ResourcesProps {
  head: PageHeadProps;
  /** A drawing of everything in the tabs. */
  figure: HeadFigure | null;
  /** The tab that the address stands for. */
  openTab: ResourceTabId;
  /** The tabs with content, in order. */
  tabs: TabWords[];
  caseStudies: CaseStudyListProps;
  whitePapers: WhitePaperListProps;
  faq: FaqListProps;
  newsletter: { title: string; lead: string; words: NewsletterWords } | null;
}

/** Case studies, white papers and FAQ in three tabs, each with its own address (SPEC section 2, Resources). */
export function ResourcesPage({
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
        <Tabs
          label={head.title}
          openId={openTab}
          tabs={tabs.map((tab) => ({ ...tab, panel: panels[tab.id] }))}
        />
      </div>
      {newsletter && (
        <NewsletterBand id="newsletter" title={newsletter.title} lead={newsletter.lead}>
          <NewsletterForm words={newsletter.words} />
        </NewsletterBand>
      )}
    </>
  );
}

export { ResourcesPage as Page };
