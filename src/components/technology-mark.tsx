import type { Picture } from '#shared/picture.ts';
import { Drawing } from './drawing.tsx';
import styles from './technology-mark.module.css';

/** A technology, with its logo if its list shows logos. */
export interface TechnologyMarkProps {
  name: string;
  picture?: Picture;
}

/** The logo of a technology in the colour of the text; decorative, because its name is next to it. */
export function TechnologyMark({ picture }: TechnologyMarkProps) {
  return picture && <Drawing picture={picture} className={styles.logo} late />;
}
