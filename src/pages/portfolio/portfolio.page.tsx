import { ProjectBrowser, type ProjectBrowserProps } from '#src/features/browsing/project-browser.tsx';
import { ClosingBand, type ClosingBandProps } from '#src/components/closing-band.tsx';
import { DrawnHead, type HeadFigure } from '#src/components/figure-head.tsx';
import type { PageHeadProps } from '#src/components/page-head.tsx';
import { type LinkTo, SectionHead } from '#src/components/section-head.tsx';
import { Button } from '#src/components/button.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { H3 } from '#src/components/headings.tsx';
import styles from './portfolio.module.css';

export interface PortfolioProps {
  head: PageHeadProps;
  /** Null if the site has none. */
  figure: HeadFigure | null;
  browser: ProjectBrowserProps;
  featured?: FeaturedCasesProps | undefined;
  closing?: ClosingBandProps | undefined;
}

/** The portfolio (SPEC section 2, Portfolio). */
export function Page({ head, figure, browser, featured, closing }: PortfolioProps) {
  return (
    <>
      <DrawnHead {...head} figure={figure} />
      {browser.projects.length > 0 && <ProjectBrowser {...browser} />}
      {featured && <FeaturedCases {...featured} />}
      {closing && <ClosingBand {...closing} />}
    </>
  );
}

interface FeaturedCaseCard {
  client: string;
  title: string;
  /** The number that sums it up, and what it counts. */
  figure: string;
  figureLabel: string;
  /** Closes the accessible names of the link and the button. */
  about: string;
  /** Null if the language has no such case study. */
  study: LinkTo | null;
  /** What the button says in the browser's alert; names the case study. */
  message: string;
}

export interface FeaturedCasesProps {
  title: string;
  lead?: string | undefined;
  /** Label of the buttons. */
  glance: string;
  cases: FeaturedCaseCard[];
}

/**
 * Case studies on a dark band. Their buttons only show the browser's alert (SPEC section 2, Portfolio), so a link
 * next to each leads to the text.
 */
function FeaturedCases({ title, lead, glance, cases }: FeaturedCasesProps) {
  return (
    <section className="on-band">
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className={`columns ${styles.cases}`} data-columns="2" data-stacks="mobile">
          {cases.map(({ client, title: caseTitle, figure, figureLabel, about, message, study }) => (
            <li key={caseTitle}>
              <p className={styles.figure}>
                <strong className="figure-2">{figure}</strong>{' '}
                <span className="note quiet">{figureLabel}</span>
              </p>
              <div>
                <p className="caption">{client}</p>
                <H3>{caseTitle}</H3>
                <p className={styles.ways}>
                  {study && (
                    <TextLink href={study.href}>
                      <span>{study.label}</span>
                      <span className="visually-hidden">{` ${about}`}</span>
                    </TextLink>
                  )}
                  <Button size="small" look="quiet" onClick={() => alert(message)}>
                    <span>
                      <span>{glance}</span>
                      <span className="visually-hidden">{` ${about}`}</span>
                    </span>
                  </Button>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
