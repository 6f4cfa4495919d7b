import type { Picture } from '../../artwork/picture.ts';
import { Drawing } from './drawing.tsx';
import { ConsultationBanner, type ConsultationWords } from './consultation-banner.tsx';
import styles from './closing-banner.module.css';

export interface ClosingBannerProps extends ConsultationWords {
  /** The hero of the page, finished. */
  picture: Picture | null;
}

/** The last band of a page that opens with a formation by itself: it stands beside the words (SPEC section 2). */
export function ClosingBanner({ picture, ...words }: ClosingBannerProps) {
  return (
    <ConsultationBanner {...words} layout={styles.columns}>
      {picture && <Drawing picture={picture} className={styles.formation} late />}
    </ConsultationBanner>
  );
}
