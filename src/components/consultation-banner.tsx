import type { ReactNode } from 'react';
import { ButtonLink, Actions } from './button.tsx';
import {
  CallLink,
  ClosingLinks,
  StartingPrices,
  type Call,
  type StartingPricesProps,
} from './closing-band.tsx';
import { Icon } from './icon.tsx';
import type { LinkTo } from './section-head.tsx';
import { H2 } from './headings.tsx';
import styles from './consultation-banner.module.css';

/** What the last band of a page says. */
export interface ConsultationWords {
  title: string;
  text: string;
  /** What it costs to begin. */
  prices?: StartingPricesProps | undefined;
  book: Call;
  /** Omitted if the page ends with one action. */
  phone?: LinkTo;
}

/**
 * The last band of a page: one offer on a dark ground (SPEC section 2, Home).
 * @param children a picture next to the words
 * @param layout places the words and the picture
 */
export function ConsultationBanner({
  title,
  text,
  prices,
  book,
  phone,
  layout,
  children,
}: ConsultationWords & { layout?: string | undefined; children?: ReactNode }) {
  return (
    <section className={`on-band ${styles.banner}`}>
      <div className={`wrap ${layout ?? ''}`}>
        <div className={styles.words}>
          <H2 size={1}>{title}</H2>
          <p className="lead">{text}</p>
          {prices && <StartingPrices {...prices} />}
          <Actions>
            <CallLink call={book} />
            {phone && (
              <ButtonLink href={phone.href}>
                <Icon name="phone" />
                <span>{phone.label}</span>
              </ButtonLink>
            )}
            <ClosingLinks />
          </Actions>
        </div>
        {children}
      </div>
    </section>
  );
}
