import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

export function IconLink({
  icon,
  label,
  ...rest
}: Omit<ComponentProps<'a'>, 'children'> & { icon: IconName; label: string }) {
  return (
    <a data-tooltip="" {...rest} className={`note ${styles.button}`} aria-label={label}>
      <Icon name={icon} />
    </a>
  );
}

/**
 * A square button with only an icon; its name is in the tooltip and for screen readers.
 * @param icon name of the drawing
 * @param label accessible name
 */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string }) {
  return (
    <button
      data-tooltip=""
      {...rest}
      type="button"
      className={`note ${styles.button} ${className ?? ''}`}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  );
}
