import { SectionHead } from '../../sections/section-head.tsx';
import styles from './benefit-list.module.css';

export interface BenefitListProps {
  title: string;
  lead: string;
  benefits: { title: string; figure: string; description: string }[];
}

/** Four benefits, each a step higher than the one before (SPEC section 2, DevOps). */
export function BenefitList({ title, lead, benefits }: BenefitListProps) {
  return (
    <section>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit.title}>
              <h3>{benefit.title}</h3>
              <p>
                <b>{benefit.figure}</b> {benefit.description}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
