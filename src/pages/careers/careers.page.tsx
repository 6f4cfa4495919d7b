import { ApplicationSent } from '#mode/pages/careers/application-sent.tsx';
import type { PostWords } from '../../ui/form-post/form-post.ts';
import { BenefitFigures, type BenefitFiguresProps } from './benefit-figures.tsx';
import { CareersHero, type CareersHeroProps } from './careers-hero.tsx';
import { JobList, type JobListProps } from './job-list.tsx';
import { CompanyValues, type CompanyValuesProps } from './company-values.tsx';

export interface CareersProps {
  hero: CareersHeroProps;
  values: CompanyValuesProps;
  benefits: BenefitFiguresProps;
  jobs: JobListProps;
  /** In a live build. */
  applicationSent?: PostWords['sent'];
}

/** The Careers page (SPEC section 2, Careers): values, benefits, open positions. */
export function CareersPage({ hero, values, benefits, jobs, applicationSent }: CareersProps) {
  return (
    <>
      <ApplicationSent words={applicationSent} />
      <CareersHero {...hero} />
      <CompanyValues {...values} />
      <BenefitFigures {...benefits} />
      <JobList {...jobs} />
    </>
  );
}

export { CareersPage as Page };
