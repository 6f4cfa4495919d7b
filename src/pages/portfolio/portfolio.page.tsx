import { ProjectBrowser, type ProjectBrowserProps } from '../../features/browsing/project-browser.tsx';
import { ClosingBand } from '../../components/closing-band.tsx';
import { FeaturedCases, type FeaturedCasesProps } from './featured-cases.tsx';
import { PageHead, type PageHeadProps } from '../../components/page-head.tsx';
import type { LinkTo } from '../../components/section-head.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';

export interface PortfolioProps {
  head: PageHeadProps;
  browser: ProjectBrowserProps;
  featured?: FeaturedCasesProps | undefined;
  closing?: { title: string; link: LinkTo } | undefined;
}

/** The portfolio (SPEC section 2, Portfolio). */
export function PortfolioPage({ head, browser, featured, closing }: PortfolioProps) {
  return (
    <>
      <PageHead {...head} />
      {browser.projects.length > 0 && <ProjectBrowser {...browser} />}
      {featured && <FeaturedCases {...featured} />}
      {closing && (
        <ClosingBand title={closing.title}>
          <ButtonLink look="primary" href={closing.link.href}>
            {closing.link.label} <Icon name="arrow-right" />
          </ButtonLink>
        </ClosingBand>
      )}
    </>
  );
}

export { PortfolioPage as Page };
