import { ButtonLink } from '../../components/button.tsx';
import { Cover } from '../../components/cover.tsx';
import type { CoverPicture } from '../../components/cover-art.tsx';
import { Icon } from '../../components/icon.tsx';
import { SectionHead, type LinkTo } from '../../components/section-head.tsx';
import styles from './past-webinars.module.css';

/** A webinar that has been held, with the fields of SPEC section 3. */
export interface PastWebinar {
  id: string;
  title: string;
  /** For machines: `2025-06-12T13:00-05:00`. */
  isoStart: string;
  date: string;
  time: string;
  image: CoverPicture;
  description: string;
  speakers: string[];
  recordingLink: string;
}

export interface PastWebinarsProps {
  title: string;
  /** Null where there is no page of all of them. */
  all: LinkTo | null;
  speakers: string;
  watch: string;
  opensInNewTab: string;
  webinars: PastWebinar[];
}

/** Webinars that can be watched (SPEC section 2, Webinars); grey covers set them apart from those to come. */
export function PastWebinars({ title, all, speakers, watch, opensInNewTab, webinars }: PastWebinarsProps) {
  return (
    <section className={styles.band}>
      <div className="wrap">
        <SectionHead title={title} link={all} />
        <ul className={styles.list}>
          {webinars.map((webinar) => (
            <li key={webinar.id}>
              <Cover picture={webinar.image} late className={styles.cover} />
              <div className={styles.words}>
                <h3>{webinar.title}</h3>
                <p>{webinar.description}</p>
                <time className="caption" dateTime={webinar.isoStart}>
                  <span>{webinar.date},</span> <span>{webinar.time}</span>
                </time>
              </div>
              <ul className={styles.speakers} aria-label={speakers}>
                {webinar.speakers.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
              <ButtonLink
                look="quiet"
                size="small"
                href={webinar.recordingLink}
                target="_blank"
                rel="noopener"
                className={styles.watch}
              >
                <Icon name="play" />
                <span>
                  {watch}
                  <span className="visually-hidden">
                    {' '}
                    ({webinar.title}) {opensInNewTab}
                  </span>
                </span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
