import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './icon-button.module.css';

/**
 * A square button that shows an icon alone; its name is spoken, and shown by the tooltip.
 * @param icon which drawing
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
      {...rest}
      type="button"
      className={className ? `${styles.button} ${className}` : styles.button}
      aria-label={label}
      data-tooltip=""
    >
      <Icon name={icon} />
    </button>
  );
}
