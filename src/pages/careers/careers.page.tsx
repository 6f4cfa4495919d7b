import { BenefitFigures, type BenefitFiguresProps } from '../../sections/benefit-figures/benefit-figures.tsx';
import { CareersHero, type CareersHeroProps } from '../../sections/careers-hero/careers-hero.tsx';
import { JobList, type JobListProps } from '../../sections/job-list/job-list.tsx';
import { RisingValues, type RisingValuesProps } from '../../sections/rising-values/rising-values.tsx';

export interface CareersProps {
  hero: CareersHeroProps;
  values: RisingValuesProps;
  benefits: BenefitFiguresProps;
  jobs: JobListProps;
}

/** The Careers page (SPEC section 2, Careers): values, benefits, open positions. */
export function CareersPage({ hero, values, benefits, jobs }: CareersProps) {
  return (
    <>
      <CareersHero {...hero} />
      <RisingValues {...values} />
      <BenefitFigures {...benefits} />
      <JobList {...jobs} />
    </>
  );
}

export { CareersPage as Page };
