import { interfaceSprites, pageIcons, type InterfaceIconName } from '#artwork/interface.ts';
import styles from './icon.module.css';

/** Names of the drawings in the interface sprite. */
export type IconName = InterfaceIconName;

/**
 * A decorative line icon in the colour of the text: its control has the accessible name.
 * @param name of the drawing
 * @param className for size or position
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const sprite = pageIcons.has(name) ? interfaceSprites.page : interfaceSprites.common;
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
