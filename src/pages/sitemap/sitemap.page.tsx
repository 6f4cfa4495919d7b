import { DrawnHead, type HeadFigure } from '../../components/figure-head.tsx';
import { PageTree, type PageBranch } from './page-tree.tsx';
import styles from './sitemap.module.css';

export interface SitemapProps {
  title: string;
  lead: string;
  main: PageBranch;
  services: PageBranch;
  legal: PageBranch;
  figure: HeadFigure | null;
}

/** Sixteen links to the pages of the site (SPEC section 2, Sitemap), and a column for every page. */
export function SitemapPage({ title, lead, main, services, legal, figure }: SitemapProps) {
  return (
    <>
      {/* No breadcrumb: the page shows the structure itself, and the SPEC allows these sixteen links only. */}
      <DrawnHead title={title} lead={lead} figure={figure} />
      <div className={`wrap art-lifted ${styles.columns}`}>
        <PageTree {...main} isFirst />
        <PageTree {...services} />
        <PageTree {...legal} />
      </div>
    </>
  );
}

export { SitemapPage as Page };
