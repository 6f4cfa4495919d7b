import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** Calls to action side by side; on phones they share the full width. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
