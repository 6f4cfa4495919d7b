import type { Still } from '../../artwork/picture.ts';
import { Actions } from '../ui/actions.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { LinkTo } from './section-head.tsx';
import styles from './consultation-banner.module.css';

export interface ConsultationBannerProps {
  title: string;
  text: string;
  /** Link to the contact page; with a service, the form preselects it. */
  book: LinkTo & { service?: string };
  /** Omitted where the page ends with one action. */
  phone?: LinkTo;
  /** The drawing behind the words. */
  picture: Still | null;
}

/** The last band of a page: one offer on a dark ground (SPEC section 2, Home). */
export function ConsultationBanner({ title, text, book, phone, picture }: ConsultationBannerProps) {
  return (
    <section className={`on-basalt ${styles.banner}${picture ? '' : ` ${styles.plain}`}`}>
      {picture && <img {...picture} alt="" loading="lazy" decoding="async" />}
      <div className="wrap">
        <div className={styles.words}>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          <Actions>
            <ButtonLink look="primary" href={book.href} data-service={book.service}>
              {book.label}
              <Icon name="arrow-right" />
            </ButtonLink>
            {phone && (
              <ButtonLink href={phone.href} className={styles.phone}>
                <Icon name="phone" />
                {phone.label}
              </ButtonLink>
            )}
          </Actions>
        </div>
      </div>
    </section>
  );
}
