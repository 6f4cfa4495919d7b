import { minuteMs } from '#shared/durations.ts';
import { ButtonLink } from '#src/components/button.tsx';
import { Cover, type CoverPicture } from '#src/components/cover.tsx';
import { Icon } from '#src/components/icon.tsx';
import { Byline, type BylineProps } from '#src/components/byline.tsx';
import { H3 } from '#src/components/headings.tsx';
import styles from './upcoming-webinars.module.css';
import { fill } from '#shared/template.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { useIsHydrated } from '#src/components/use-is-hydrated.ts';

/**
 * A moment in the visitor's time zone, with the zone's name, and with the weekday when it differs: "8:00 PM GMT+2",
 * "Fri, 3:00 AM GMT+9". Null when it is the local time in which the moment is written.
 * @param isoMoment with its offset from UTC: `2025-06-12T13:00-05:00`
 * @param locale BCP 47 tag
 */
function formatLocalTime(isoMoment: string, locale: string): string | null {
  const moment = new Date(isoMoment);
  const clockHere = new Date(moment.getTime() - moment.getTimezoneOffset() * minuteMs).toISOString();
  if (isoMoment.startsWith(clockHere.slice(0, 'YYYY-MM-DDTHH:MM'.length))) return null;
  const isSameDay = isoMoment.startsWith(clockHere.slice(0, 'YYYY-MM-DD'.length));
  return new Intl.DateTimeFormat(locale, {
    ...(!isSameDay && { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment);
}

/**
 * The start of a webinar in the visitor's time zone; nothing before hydration, or when the page shows the same time.
 */
function LocalTime({
  isoStart,
  localTime,
  locale,
}: Pick<UpcomingWebinarsProps, 'localTime' | 'locale'> & { isoStart: string }) {
  const time = useIsHydrated() ? formatLocalTime(isoStart, locale) : null;
  return <span className={`small quiet ${styles.local}`}>{time !== null && fill(localTime, { time })}</span>;
}

/** A webinar to come, with the fields of SPEC section 3. */
export interface UpcomingWebinar {
  id: string;
  title: string;
  /** For machines: `2025-06-12T13:00-05:00`. */
  isoStart: string;
  weekday: string;
  day: string;
  month: string;
  time: string;
  image: CoverPicture;
  description: string;
  speakers: BylineProps[];
  registrationLink: string;
  calendarHref: string;
}

export interface UpcomingWebinarsProps extends Picked<'webinars.upcoming'> {
  speakers: string;
  /** BCP 47 tag of the page's language with its region. */
  locale: string;
  opensInNewTab: string;
  webinars: UpcomingWebinar[];
}

/**
 * Webinars to come, with their dates in very large type (SPEC section 2, Webinars). The next one has the primary
 * button.
 */
export function UpcomingWebinars({
  title,
  speakers,
  register,
  addToCalendar,
  localTime,
  locale,
  opensInNewTab,
  webinars,
}: UpcomingWebinarsProps) {
  return (
    <section className={styles.upcoming}>
      <div className="wrap">
        <h2 className="visually-hidden">{title}</h2>
        {webinars.map((webinar) => (
          <article key={webinar.id} className={styles.webinar}>
            {/* First, as on narrow screens, so that nothing that arrives later moves it. */}
            <Cover picture={webinar.image} late className={styles.cover} />
            <time className={`title-4 ${styles.date}`} dateTime={webinar.isoStart}>
              <span className={styles.weekday}>{webinar.weekday}</span> <strong>{webinar.day}</strong>{' '}
              <span>{webinar.month}</span>{' '}
              <span className={`small quiet ${styles.time}`}>{webinar.time}</span>{' '}
              <LocalTime isoStart={webinar.isoStart} localTime={localTime} locale={locale} />
            </time>
            <div className="words">
              <H3 size={2}>{webinar.title}</H3>
              <p className="quiet">{webinar.description}</p>
              <ul className={styles.speakers} aria-label={speakers}>
                {webinar.speakers.map((speaker) => (
                  <li key={speaker.name}>
                    <Byline {...speaker} />
                  </li>
                ))}
              </ul>
              <div className={styles.actions}>
                <ButtonLink look="primary" href={webinar.registrationLink} target="_blank" rel="noopener">
                  <span>
                    <span>{register}</span>
                    <span className="visually-hidden">{` (${webinar.title}) ${opensInNewTab}`}</span>
                  </span>
                  <Icon name="external-link" />
                </ButtonLink>
                <ButtonLink look="quiet" href={webinar.calendarHref} type="text/calendar">
                  <Icon name="calendar-plus" />
                  <span>
                    <span>{addToCalendar}</span>{' '}
                    <span className="visually-hidden">{`(${webinar.title})`}</span>
                  </span>
                </ButtonLink>
              </div>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
