import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

/**
 * A table, and beside or below it the detail of the open row. Escape inside the detail closes it.
 * @param isOpen whether there is a detail
 */
export function Panes({
  isOpen,
  onClose,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    // Not a control: it only listens for the key.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.panes}
      data-open={isOpen ? '' : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) onClose();
      }}
    >
      {children}
    </div>
  );
}
