import styles from './page-tree.module.css';

/** A page with those below it. */
export interface PageBranch {
  title: string;
  /** The page the others hang on; null where they stand side by side. */
  root: PageLeaf | null;
  pages: PageLeaf[];
}

export interface PageLeaf {
  label: string;
  href: string;
}

/** Pages as a tree, each with its address (SPEC section 2, Sitemap). */
export function PageTree({ title, root, pages }: PageBranch) {
  return (
    <div className={styles.tree}>
      <h2>{title}</h2>
      {root && <Leaf {...root} />}
      <ul className={root ? styles.below : undefined}>
        {pages.map((page) => (
          <li key={page.href}>
            <Leaf {...page} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Leaf({ label, href }: PageLeaf) {
  return (
    <a href={href}>
      {label}{' '}
      <span className={`caption ${styles.address}`} aria-hidden="true">
        {href}
      </span>
    </a>
  );
}
