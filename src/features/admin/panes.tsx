import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

/**
 * A table and, beside or below it, the detail of what is open. Escape closes that, wherever the focus is in it.
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
    // Not a control: it only hears the key.
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
