import { UpcomingWebinars, type UpcomingWebinarsProps } from './upcoming-webinars.tsx';
import { FigureHead } from '#src/components/figure-head.tsx';
import { ButtonLink } from '#src/components/button.tsx';
import { Cover, type CoverPicture } from '#src/components/cover.tsx';
import { Month, type MonthProps } from '#src/components/figures/month.tsx';
import { Icon } from '#src/components/icon.tsx';
import { SectionHead, type LinkTo } from '#src/components/section-head.tsx';
import { H3 } from '#src/components/headings.tsx';
import styles from './webinars.module.css';
import type { Picked } from '#shared/i18n/translator.ts';

export interface WebinarsProps {
  title: string;
  lead: string;
  /** The month of the next webinar; null when none is to come. */
  month: MonthProps | null;
  upcoming: UpcomingWebinarsProps;
  past: PastWebinarsProps;
}

/** Webinars to come and recordings of past ones (SPEC section 2, Webinars). */
export function Page({ title, lead, month, upcoming, past }: WebinarsProps) {
  return (
    <>
      <FigureHead title={title} lead={lead}>
        {month && (
          <figure>
            <Month {...month} />
          </figure>
        )}
      </FigureHead>
      {upcoming.webinars.length > 0 && <UpcomingWebinars {...upcoming} />}
      {past.webinars.length > 0 && <PastWebinars {...past} />}
    </>
  );
}

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

interface PastWebinarsProps extends Picked<'webinars.past'> {
  /** Null if there is no page of all of them. */
  all: LinkTo | null;
  speakers: string;
  opensInNewTab: string;
  webinars: PastWebinar[];
}

/** Webinars that can be watched (SPEC section 2, Webinars); grey covers set them apart from those to come. */
function PastWebinars({ title, all, speakers, watch, opensInNewTab, webinars }: PastWebinarsProps) {
  return (
    <section className={styles.band}>
      <div className="wrap">
        <SectionHead title={title} link={all} />
        <ul className={`rows ${styles.list}`}>
          {webinars.map((webinar) => (
            <li key={webinar.id}>
              <Cover picture={webinar.image} late className={styles.cover} />
              <div className={styles.words}>
                <H3 size={4}>{webinar.title}</H3>
                <p className="plain quiet">{webinar.description}</p>
                <time className="caption" dateTime={webinar.isoStart}>
                  <span>{`${webinar.date},`}</span> <span>{webinar.time}</span>
                </time>
              </div>
              <ul className={`small ${styles.speakers}`} aria-label={speakers}>
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
                  <span>{watch}</span>
                  <span className="visually-hidden">{` (${webinar.title}) ${opensInNewTab}`}</span>
                </span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
