import { SectionHead } from '../../sections/section-head.tsx';
import styles from './benefit-list.module.css';

export interface BenefitStairProps {
  title: string;
  lead: string;
  benefits: { title: string; figure: string; description: string }[];
}

/** Four benefits as the steps of a stair (SPEC section 2, DevOps). */
export function BenefitStair({ title, lead, benefits }: BenefitStairProps) {
  return (
    <section>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ul className={styles.stair}>
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
