import { Icon } from '../../ui/icon.tsx';
import styles from './status-mark.module.css';

/**
 * The status of an application as shape and text, never by colour alone (SPEC section 4).
 * @param label its name; the id of a stage that has been taken out of the configuration has none
 */
export function StatusMark({ status, label }: { status: string; label: string | undefined }) {
  return (
    <span className={styles.mark} data-status={status}>
      {status === 'new' ? <span className="hexagon" aria-hidden="true" /> : <Icon name="check" />}
      {label ?? status}
    </span>
  );
}
