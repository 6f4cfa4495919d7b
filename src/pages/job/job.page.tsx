import { ApplicationForm, type ApplicationWords } from '#src/features/application/application-form.tsx';
import { PageHead, type PageHeadProps } from '#src/components/page-head.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { CallLink } from '#src/components/call-link.tsx';
import '#src/styles/print.css';
import { BulletList } from '#src/components/bullet-list.tsx';
import { H2 } from '#src/components/headings.tsx';
import styles from './job.module.css';
import { Cover, type CoverPicture } from '#src/components/cover.tsx';
import { Reach, type ReachProps } from '#src/components/reach.tsx';
import { SideTitledSection } from '#src/components/titled-section.tsx';

export interface JobProps {
  head: Omit<PageHeadProps, 'lead'> & { summary: string; apply: LinkTo };
  facts: JobFactsProps;
  description: JobDescriptionProps;
  application: {
    /** Where "Apply Now" leads. */
    id: string;
    title: string;
    /** Null if the site has no text for it. */
    lead: string | null;
    job: { id: string; title: string };
    careersHref: string;
    /** The applicant system of the company or, for a closed position, the open ones. */
    instead: LinkTo | null;
    /** Null if the site has no form for it. */
    words: ApplicationWords | null;
    reach: ReachProps;
  };
}

/** A job and the form to apply for it (SPEC section 2, Job detail and application). */
export function Page({ head: { summary, apply, ...head }, facts, description, application }: JobProps) {
  const { id, title, lead, job, careersHref, instead, words, reach } = application;
  return (
    <>
      <PageHead
        {...head}
        lead={summary}
        actions={<CallLink call={apply} />}
        beside={<JobFacts {...facts} />}
      />
      <JobDescription {...description} />
      <SideTitledSection
        id={id}
        title={title}
        lead={lead}
        {...(words && { note: words.requiredNote })}
        ground="sunken"
      >
        {words && <ApplicationForm job={job} careersHref={careersHref} words={words} />}
        {instead ? <CallLink call={instead} /> : !words && <Reach {...reach} />}
      </SideTitledSection>
    </>
  );
}

interface JobFactsProps {
  facts: readonly { id: string; label: string; text: string; iso?: string }[];
}

/** The details of a job, in the last column of the head (SPEC section 3, Job listing). */
function JobFacts({ facts }: JobFactsProps) {
  return (
    <dl className={`rows ${styles.pairs}`}>
      {facts.map(({ id, label, text, iso }) => (
        <div key={id}>
          <dt className="plain quiet">{label}</dt>
          <dd>{iso ? <time dateTime={iso}>{text}</time> : text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface JobDescriptionProps {
  description: { title: string; text: string };
  /** Responsibilities, requirements, benefits. */
  lists: readonly { id: string; title: string; items: readonly string[] }[];
  company: { title: string; text: string; cover: CoverPicture };
  /** What happens after an application, in order; null if nobody can apply. */
  hiring: { title: string; steps: readonly { name: string; time: string }[] } | null;
}

/** What the job is, and next to it who offers it (SPEC section 2, Job detail). */
function JobDescription({ description, lists, company, hiring }: JobDescriptionProps) {
  return (
    <section className={styles.section} data-print="document">
      <div className={`wrap columns ${styles.columns}`} data-align="start" data-stacks="tablet">
        <div className={`two-thirds ${styles.text}`}>
          <div>
            <H2 size={3}>{description.title}</H2>
            <p>{description.text}</p>
          </div>
          {lists.map(({ id, title, items }) => (
            <div key={id}>
              <H2 size={3}>{title}</H2>
              <BulletList items={items} size="large" />
            </div>
          ))}
        </div>
        <div className={styles.company}>
          <Cover picture={company.cover} className={styles.cover} late />
          <div className={`words ${styles.part}`}>
            <H2 size={4}>{company.title}</H2>
            <p className="plain quiet">{company.text}</p>
          </div>
          {hiring && (
            <div className={styles.part}>
              <H2 size={4}>{hiring.title}</H2>
              <ol className={`plain rows ${styles.pairs}`}>
                {hiring.steps.map(({ name, time }) => (
                  <li key={name}>
                    <span>{name}</span> <span className="quiet">{time}</span>
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
