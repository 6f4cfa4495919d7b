import type { Picture } from '../../../artwork/picture.ts';
import { ConsultationBanner, type ConsultationWords } from '../../components/consultation-banner.tsx';
import { Drawing } from '../../components/drawing.tsx';
import styles from './closing-field.module.css';

export interface ClosingFieldProps extends ConsultationWords {
  /** The field of the hero. */
  picture: Picture | null;
}

/**
 * The end of the home page: the field of its hero, all of it stone. It is the file of the hero in other colours, which
 * is there already.
 */
export function ClosingField({ picture, ...words }: ClosingFieldProps) {
  return (
    <ConsultationBanner {...words} layout={styles.room}>
      {picture && <Drawing picture={picture} className={styles.field} crop="fill-corner" late />}
    </ConsultationBanner>
  );
}
