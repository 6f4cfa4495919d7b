import { ApplicationForm, type ApplicationWords } from '../../features/application/application-form.tsx';
import { JobDescription, type JobDescriptionProps } from './job-description.tsx';
import { JobFacts, type JobFactsProps } from './job-facts.tsx';
import { PageHead, type PageHeadProps } from '../../components/page-head.tsx';
import type { LinkTo } from '../../components/section-head.tsx';
import { SideTitledSection } from '../../components/side-titled-section.tsx';
import { Actions } from '../../components/actions.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import '../../styles/print.css';
import styles from './job.module.css';
import { mailtoHref } from '../../features/admin/email-address.tsx';

export interface JobProps {
  head: Omit<PageHeadProps, 'lead'> & { summary: string; apply: LinkTo };
  facts: JobFactsProps;
  description: JobDescriptionProps;
  application: {
    /** Where "Apply Now" leads. */
    id: string;
    title: string;
    /** Null where the site has no text for it. */
    lead: string | null;
    requiredNote: string;
    job: { id: string; title: string };
    careersHref: string;
    /** Null where the site has no forms. */
    words: ApplicationWords | null;
    reach: { phone: { display: string; href: string }; email: string };
  };
}

/** A job and the form to apply for it (SPEC section 2, Job detail and application). */
export function JobPage({ head: { summary, apply, ...head }, facts, description, application }: JobProps) {
  const { id, title, lead, requiredNote, job, careersHref, words, reach } = application;
  return (
    <>
      <PageHead
        {...head}
        beside={
          <div className={styles.beside}>
            <p className="lead">{summary}</p>
            <ButtonLink look="primary" href={apply.href}>
              {apply.label} <Icon name="arrow-right" />
            </ButtonLink>
          </div>
        }
      >
        <JobFacts {...facts} />
      </PageHead>
      <JobDescription {...description} />
      <SideTitledSection
        id={id}
        title={title}
        lead={lead}
        {...(words && { note: requiredNote })}
        ground="sunken"
      >
        {words ? (
          <ApplicationForm job={job} careersHref={careersHref} words={words} />
        ) : (
          <Actions>
            <ButtonLink look="primary" href={mailtoHref(reach.email)}>
              {reach.email}
            </ButtonLink>
            <ButtonLink href={reach.phone.href}>{reach.phone.display}</ButtonLink>
          </Actions>
        )}
      </SideTitledSection>
    </>
  );
}

export { JobPage as Page };
