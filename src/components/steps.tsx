import { H3 } from './headings.tsx';
import styles from './steps.module.css';
import { TitledSection, type TitledProps } from './titled-section.tsx';

export interface StepsProps extends TitledProps {
  steps: {
    title: string;
    description: string;
    /** When it happens or how long it takes. */
    note?: string | undefined;
  }[];
}

/** Steps in their order (SPEC section 2, Services and Service pages). */
export function Steps({ steps, ...section }: StepsProps) {
  return (
    <TitledSection {...section}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title} className="words">
            <H3 size={4}>{step.title}</H3>
            {step.note && <p className="caption">{step.note}</p>}
            <p className="plain quiet">{step.description}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
