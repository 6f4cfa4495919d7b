import { PageHead } from '#src/components/page-head.tsx';
import { H2 } from '#src/components/headings.tsx';
import { linkText, newTabProps } from '#src/components/new-tab.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import styles from './sitemap.module.css';

export interface SitemapProps {
  title: string;
  lead: string;
  main: PageBranch;
  services: PageBranch;
  legal: PageBranch;
}

/** Sixteen links to the pages of the site (SPEC section 2, Sitemap). */
export function Page({ title, lead, main, services, legal }: SitemapProps) {
  return (
    <>
      {/* No breadcrumb: the page shows the structure itself, and the SPEC allows these sixteen links only. */}
      <PageHead title={title} lead={lead} />
      <div className={`wrap ${styles.columns}`}>
        <PageTree {...main} isFirst />
        <PageTree {...services} />
        <PageTree {...legal} />
      </div>
    </>
  );
}

/** A page with those below it. */
interface PageBranch {
  title: string;
  /** The parent page; null if the others have none. */
  root: PageLeaf | null;
  pages: PageLeaf[];
}

export interface PageLeaf extends LinkTo {
  /** The language of the page, where it is not that of the sitemap. */
  language?: string;
}

/**
 * Pages as a tree, each with its address (SPEC section 2, Sitemap).
 * @param isFirst whether the tree begins with the home page
 */
function PageTree({ title, root, pages, isFirst = false }: PageBranch & { isFirst?: boolean }) {
  return (
    <div className={isFirst ? `${styles.tree} ${styles.first}` : styles.tree}>
      <H2 size={3}>{title}</H2>
      {root && <Leaf page={root} address={root.href} />}
      <ul className={root ? styles.below : undefined}>
        {pages.map((page) => (
          <li key={page.href}>
            <Leaf page={page} address={root ? below(root, page) : page.href} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The part of a page's address below that of its parent. */
const below = (root: PageLeaf, page: PageLeaf) =>
  page.href.startsWith(`${root.href}/`)
    ? page.href.slice(root.href.length)
    : page.href.replace(/^https:\/\//, '');

function Leaf({ page, address }: { page: PageLeaf; address: string }) {
  return (
    <a href={page.href} lang={page.language} hrefLang={page.language} {...newTabProps(page)}>
      <span>{linkText(page)}</span>{' '}
      <span className={`caption ${styles.address}`} aria-hidden="true">
        {address}
      </span>
    </a>
  );
}
