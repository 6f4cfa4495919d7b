import styles from './paper-leaves.module.css';

/** The thickness of a leaf with the joint below it, in px. */
const leafPx = 5;

/** The edge of a book seen from the front: a leaf for each page. Decorative. */
export function PaperLeaves({ pages }: { pages: number }) {
  return <svg className={styles.leaves} height={pages * leafPx} aria-hidden="true" />;
}
