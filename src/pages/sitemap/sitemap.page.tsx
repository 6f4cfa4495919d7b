import type { Picture } from '../../../artwork/picture.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { PageTree, type PageBranch } from './page-tree.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import styles from './sitemap.module.css';

export interface SitemapProps {
  title: string;
  lead: string;
  main: PageBranch;
  services: PageBranch;
  legal: PageBranch;
  figure: { picture: Picture; caption: string } | null;
}

/** Sixteen links to the pages of the site (SPEC section 2, Sitemap), and a column for every page. */
export function SitemapPage({ title, lead, main, services, legal, figure }: SitemapProps) {
  return (
    <>
      {/* No breadcrumb: the page itself shows where everything stands, and every link in it is one of the sixteen. */}
      <PageHead title={title} lead={lead} />
      <div className={`wrap ${styles.columns}`}>
        <PageTree {...main} />
        <PageTree {...services} />
        <div className={styles.aside}>
          {figure && (
            <figure className={styles.figure}>
              <Drawing picture={figure.picture} className="art-lifted" />
              <figcaption className="caption">{figure.caption}</figcaption>
            </figure>
          )}
          <PageTree {...legal} />
        </div>
      </div>
    </>
  );
}

export { SitemapPage as Page };
