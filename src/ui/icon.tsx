import { interfaceSprites, pageIcons, type InterfaceIconName } from '../../artwork/out/interface.ts';
import styles from './icon.module.css';

/** The name of a drawing in the interface sprite. */
export type IconName = InterfaceIconName;

/**
 * A line icon, decorative: the control it stands in carries the accessible name. Takes the colour of the text around it.
 * @param name which drawing
 * @param className extra class, for size or place
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
