import styles from './benefit-figures.module.css';

export interface BenefitFiguresProps {
  title: string;
  /** `figure` in display type with `what` behind it, and a condition below. */
  benefits: readonly { figure: string; what: string; text: string }[];
}

/** Benefits as figures on basalt (SPEC section 2, Careers). */
export function BenefitFigures({ title, benefits }: BenefitFiguresProps) {
  return (
    <section className="on-basalt">
      <div className="wrap">
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.benefits}>
          {benefits.map(({ figure, what, text }) => (
            <li key={what}>
              <h3>
                {figure} <span>{what}</span>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
