import { H2, H3 } from '#src/components/headings.tsx';
import styles from './careers.module.css';
import { CareersHero, type CareersHeroProps } from './careers-hero.tsx';
import { JobList, type JobListProps } from './job-list.tsx';
import { columnsFor } from '#src/components/columns-for.ts';
import type { Picture } from '#shared/picture.ts';
import { Drawing } from '#src/components/drawing.tsx';
import { type PostSettings, PostSent } from '#src/components/form-post/form-post.tsx';

export interface CareersProps {
  hero: CareersHeroProps;
  values: CompanyValuesProps;
  benefits: BenefitFiguresProps;
  jobs: JobListProps;
  /** Live build only: the confirmation after an application without scripts. */
  applicationSent?: PostSettings['sent'];
}

/** The Careers page (SPEC section 2, Careers): values, benefits, open positions. */
export function Page({ hero, values, benefits, jobs, applicationSent }: CareersProps) {
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

interface BenefitFiguresProps {
  title: string;
  /** `figure` in display type with `what` behind it, and a condition below. */
  benefits: readonly { figure: string; what: string; text: string }[];
}

/** Benefits as figures on a dark band (SPEC section 2, Careers). */
function BenefitFigures({ title, benefits }: BenefitFiguresProps) {
  return (
    <section className="on-band">
      <div className="wrap">
        <H2 className={styles.title}>{title}</H2>
        <ul
          className={`columns ${styles.benefits}`}
          data-columns={columnsFor(benefits.length, 2)}
          data-stacks="mobile"
        >
          {benefits.map(({ figure, what, text }) => (
            <li key={what} className="words">
              <h3 className="figure-2">
                <span>{figure}</span> <span>{what}</span>
              </h3>
              <p className="quiet">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface CompanyValuesProps {
  title: string;
  values: readonly { name: string; text: string; picture?: Picture | null }[];
}

/** Values on a rising stair, each with its formation (SPEC section 2, Careers). */
function CompanyValues({ title, values }: CompanyValuesProps) {
  return (
    <section>
      <div className="wrap">
        <H2 className={styles.title}>{title}</H2>
        <ul
          className={`columns ${styles.values}`}
          data-columns={columnsFor(values.length, 4)}
          data-stacks="tablet"
        >
          {values.map(({ name, text, picture }) => (
            <li key={name} className={picture ? `words ${styles.drawn}` : 'words'}>
              {picture && <Drawing picture={picture} className={styles.picture} late />}
              <H3>{name}</H3>
              <p className="quiet">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
