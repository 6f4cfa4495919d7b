import { PostSent } from '../../components/form-post/post-answer.tsx';
import type { PostWords } from '../../components/form-post/post-words.ts';
import styles from './application-sent.module.css';
import { BenefitFigures, type BenefitFiguresProps } from './benefit-figures.tsx';
import { CareersHero, type CareersHeroProps } from './careers-hero.tsx';
import { JobList, type JobListProps } from './job-list.tsx';
import { CompanyValues, type CompanyValuesProps } from './company-values.tsx';

export interface CareersProps {
  hero: CareersHeroProps;
  values: CompanyValuesProps;
  benefits: BenefitFiguresProps;
  jobs: JobListProps;
  /** Live build only: the confirmation after an application without scripts. */
  applicationSent?: PostWords['sent'];
}

/** The Careers page (SPEC section 2, Careers): values, benefits, open positions. */
export function CareersPage({ hero, values, benefits, jobs, applicationSent }: CareersProps) {
  return (
    <>
      {applicationSent && <PostSent id="application-sent" words={applicationSent} className={styles.sent} />}
      <CareersHero {...hero} />
      <CompanyValues {...values} />
      <BenefitFigures {...benefits} />
      <JobList {...jobs} />
    </>
  );
}

export { CareersPage as Page };
