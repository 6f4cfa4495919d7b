import type { Picture } from '../../artwork/picture.ts';
import { Drawing } from './drawing.tsx';
import { ConsultationBanner, type ConsultationWords } from './consultation-banner.tsx';
import styles from './closing-banner.module.css';
import { ClosingBand } from './closing-band.tsx';
import { ServiceCallLink, type ServiceCall } from './service-call.tsx';

export interface ClosingCallProps {
  title: string;
  description: string;
  call: ServiceCall;
}

/** A plain last section of a service page that already has a strong dark picture (SPEC section 2). */
export function ClosingCall({ title, description, call }: ClosingCallProps) {
  return (
    <ClosingBand title={title} lead={description}>
      <ServiceCallLink call={call} />
    </ClosingBand>
  );
}

export interface ClosingBannerProps extends ConsultationWords {
  /** The subject of the page's hero in its finished state. */
  picture: Picture | null;
}

/** The last band of a page with a free-standing formation, which is beside the words (SPEC section 2). */
export function ClosingBanner({ picture, ...words }: ClosingBannerProps) {
  return (
    <ConsultationBanner {...words} layout={styles.columns}>
      {picture && <Drawing picture={picture} className={styles.formation} late />}
    </ConsultationBanner>
  );
}
