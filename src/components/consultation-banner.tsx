import { ButtonLink, Actions } from './button.tsx';
import { CallLink, ClosingLinks } from './call-link.tsx';
import { StartingPrices } from './starting-prices.tsx';
import type { ClosingBandProps } from './closing-band.tsx';
import { Icon } from './icon.tsx';
import type { LinkTo } from './section-head.tsx';
import { H2 } from './headings.tsx';
import { SitePicture, type SiteImage } from './site-picture.tsx';
import styles from './consultation-banner.module.css';

/** What the last band of a page says and shows. */
export interface ConsultationProps extends ClosingBandProps {
  /** Omitted if the page ends with one action. */
  phone?: LinkTo;
  /** Beside the words; null if the site has none. */
  picture: SiteImage | null;
}

/** The last band of a page: one offer on a dark ground (SPEC section 2, Home). */
export function ConsultationBanner({ title, lead, prices, call, phone, picture }: ConsultationProps) {
  return (
    <section className={`on-band ${styles.banner}`}>
      <div className={picture ? `wrap ${styles.room}` : 'wrap'}>
        <div className={styles.words}>
          <H2 size={1}>{title}</H2>
          {lead && <p className="lead">{lead}</p>}
          {prices && <StartingPrices {...prices} />}
        </div>
        <Actions>
          {call && <CallLink call={call} />}
          {phone && (
            <ButtonLink href={phone.href}>
              <Icon name="phone" />
              <span>{phone.label}</span>
            </ButtonLink>
          )}
          <ClosingLinks />
        </Actions>
        {picture && <SitePicture image={picture} className={styles.field} crop="fill-corner" late />}
      </div>
    </section>
  );
}
