import { ButtonLink } from '#src/components/button.tsx';
import { Icon } from '#src/components/icon.tsx';
import { FeedLink, type FeedLinkProps } from '#src/components/feed-link.tsx';
import { SectionHead } from '#src/components/section-head.tsx';
import { H3 } from '#src/components/headings.tsx';
import styles from './job-list.module.css';
import type { Picked } from '#shared/i18n/translator.ts';

export interface JobRow {
  id: string;
  title: string;
  department: string;
  summary: string;
  location: string;
  type: string;
  experience: string;
  /** Left out if the job has none. */
  salary?: string;
  /** The day of publication, as text and as YYYY-MM-DD. */
  posted: { text: string; iso: string };
  href: string;
  /** Visually hidden end of the link's name, which identifies the job. */
  about: string;
}

export interface JobListProps {
  id: string;
  title: string;
  lead: string;
  labels: Picked<'job.fact'>;
  apply: string;
  /** Shown instead of an empty list. */
  none: string;
  jobs: readonly JobRow[];
  feed: FeedLinkProps;
}

/** The open positions (SPEC section 2, Careers; fields: section 3, Job listing). */
export function JobList({ id, title, lead, labels, apply, none, jobs, feed }: JobListProps) {
  return (
    <section id={id}>
      <div className="wrap">
        <SectionHead title={title} lead={jobs.length > 0 ? lead : none} />
        {jobs.length > 0 && (
          <ul className={`rows ${styles.jobs}`}>
            {jobs.map((job) => (
              <li key={job.id}>
                <div className={styles.what}>
                  <H3>{job.title}</H3>
                  <p className="small quiet">{job.summary}</p>
                </div>
                <div className={`small quiet ${styles.facts}`}>
                  {/* Labels are visually hidden, because the values explain themselves. */}
                  <dl>
                    <dt className="visually-hidden">{labels.department}</dt>
                    <dd>{job.department}</dd>
                    <dt className="visually-hidden">{labels.location}</dt>
                    <dd>{job.location}</dd>
                  </dl>
                  <dl>
                    <dt className="visually-hidden">{labels.type}</dt>
                    <dd>{job.type}</dd>
                    <dt className="visually-hidden">{labels.experience}</dt>
                    <dd>{job.experience}</dd>
                  </dl>
                  <dl>
                    {job.salary && (
                      <>
                        <dt className="visually-hidden">{labels.salary}</dt>
                        <dd>{job.salary}</dd>
                      </>
                    )}
                    <dt className="visually-hidden">{labels.posted}</dt>
                    <dd>
                      <time dateTime={job.posted.iso}>{job.posted.text}</time>
                    </dd>
                  </dl>
                </div>
                <ButtonLink href={job.href} size="small" className={styles.apply}>
                  <span>
                    <span>{apply}</span> <span className="visually-hidden">{job.about}</span>
                  </span>
                  <Icon name="arrow-right" />
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
        <FeedLink {...feed} />
      </div>
    </section>
  );
}
