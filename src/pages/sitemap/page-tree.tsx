import styles from './page-tree.module.css';

/** A page with those below it. */
export interface PageBranch {
  title: string;
  /** The parent page; null where the others have none. */
  root: PageLeaf | null;
  pages: PageLeaf[];
}

export interface PageLeaf {
  label: string;
  href: string;
}

/**
 * Pages as a tree, each with its address (SPEC section 2, Sitemap) and the colour of its column in the drawing of all
 * pages.
 * @param isFirst whether the tree begins with the home page
 */
export function PageTree({ title, root, pages, isFirst = false }: PageBranch & { isFirst?: boolean }) {
  return (
    <div className={isFirst ? `${styles.tree} ${styles.first}` : styles.tree}>
      <h2>{title}</h2>
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
  page.href.startsWith(`${root.href}/`) ? page.href.slice(root.href.length) : page.href;

function Leaf({ page, address }: { page: PageLeaf; address: string }) {
  return (
    <a href={page.href}>
      {page.label}{' '}
      <span className={`caption ${styles.address}`} aria-hidden="true">
        {address}
      </span>
    </a>
  );
}
