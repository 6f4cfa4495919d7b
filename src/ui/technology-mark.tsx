import type { Picture } from '../../artwork/picture.ts';
import { Drawing } from './drawing.tsx';
import styles from './technology-mark.module.css';

/** A technology's sign: its logo, or letters where there is no logo to show. */
export interface TechnologyMarkProps {
  name: string;
  picture?: Picture;
  letters?: string;
}

/** The sign of a technology, decorative: its name stands beside it. The logo takes the colour of the text. */
export function TechnologyMark({ picture, letters }: TechnologyMarkProps) {
  if (picture) return <Drawing picture={picture} className={styles.logo} late />;
  return (
    <span className={styles.letters} aria-hidden="true">
      {letters}
    </span>
  );
}
