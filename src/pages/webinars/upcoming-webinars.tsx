import { ButtonLink } from '../../components/button.tsx';
import { Cover } from '../../components/cover.tsx';
import type { CoverPicture } from '../../components/cover-art.tsx';
import { Icon } from '../../components/icon.tsx';
import { Byline, type BylineProps } from '../../components/byline.tsx';
import { LocalTime, type LocalTimeWords } from './local-time.tsx';
import styles from './upcoming-webinars.module.css';

/** A webinar to come, with the fields of SPEC section 3. */
export interface UpcomingWebinar {
  id: string;
  title: string;
  /** For machines: `2025-06-12T13:00-05:00`. */
  isoStart: string;
  weekday: string;
  day: string;
  /** Month and year. */
  month: string;
  time: string;
  image: CoverPicture;
  description: string;
  speakers: BylineProps[];
  registrationLink: string;
  /** The calendar file. */
  calendarHref: string;
}

export interface UpcomingWebinarsProps {
  title: string;
  speakers: string;
  register: string;
  addToCalendar: string;
  localTime: LocalTimeWords;
  opensInNewTab: string;
  webinars: UpcomingWebinar[];
}

/** Webinars to come, their dates as monuments (SPEC section 2, Webinars). The next one has the primary button. */
export function UpcomingWebinars({
  title,
  speakers,
  register,
  addToCalendar,
  localTime,
  opensInNewTab,
  webinars,
}: UpcomingWebinarsProps) {
  return (
    <section className={styles.upcoming}>
      <div className="wrap">
        <h2 className="visually-hidden">{title}</h2>
        {webinars.map((webinar) => (
          <article key={webinar.id} className={styles.webinar}>
            {/* First, as narrow windows show it: what comes after it never has to make room for it. */}
            <Cover picture={webinar.image} late className={styles.cover} />
            <time className={styles.date} dateTime={webinar.isoStart}>
              <span className={styles.weekday}>{webinar.weekday}</span> <strong>{webinar.day}</strong>{' '}
              <span>{webinar.month}</span> <span className={styles.time}>{webinar.time}</span>{' '}
              <span className={styles.local}>
                <LocalTime isoStart={webinar.isoStart} words={localTime} />
              </span>
            </time>
            <div className={styles.words}>
              <h3>{webinar.title}</h3>
              <p>{webinar.description}</p>
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
                    {register}
                    <span className="visually-hidden">
                      {' '}
                      ({webinar.title}) {opensInNewTab}
                    </span>
                  </span>
                  <Icon name="external-link" />
                </ButtonLink>
                <ButtonLink look="quiet" href={webinar.calendarHref} type="text/calendar">
                  <Icon name="calendar-plus" />
                  <span>
                    {addToCalendar} <span className="visually-hidden">({webinar.title})</span>
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
