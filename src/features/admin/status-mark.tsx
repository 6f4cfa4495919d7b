import type { ApplicationStatus } from '#shared/contracts/application.ts';
import { Icon } from '#src/components/icon.tsx';
import styles from './status-mark.module.css';

/**
 * The status of a record as shape and text, never by colour alone (SPEC section 4).
 * @param label its name
 */
export function StatusMark({ status, label }: { status: ApplicationStatus; label: string }) {
  return (
    <span className={`note ${styles.mark}`} data-status={status}>
      {status === 'new' ? <span className="hexagon" aria-hidden="true" /> : <Icon name="check" />}
      <span>{label}</span>
    </span>
  );
}
