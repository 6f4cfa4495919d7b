import type { ReactNode } from 'react';
import type { Picture } from '../../artwork/picture.ts';
import { Drawing } from './drawing.tsx';
import styles from './steps.module.css';
import { TitledSection, type TitledProps } from './titled-section.tsx';

export interface StepsProps extends TitledProps {
  /** One drawing over all steps; on wide screens it replaces their own drawings. */
  wide?: Picture | null | undefined;
  steps: {
    title: string;
    description: string;
    /** When it happens or how long it takes. Hidden where the scale has room for words. */
    note?: string | undefined;
    picture?: Picture | null | undefined;
  }[];
}

/**
 * Steps in order, each drawing a little more complete (SPEC section 2, Services and Service pages).
 * @param above between the head and the steps
 * @param scale below the steps: how long each takes
 */
export function Steps({
  wide,
  steps,
  above,
  scale,
  ...section
}: StepsProps & { above?: ReactNode; scale?: ReactNode }) {
  const look = [styles.steps, wide && styles.underOne, above && styles.inRow, scale && styles.measured]
    .filter(Boolean)
    .join(' ');
  return (
    <TitledSection {...section}>
      {wide && (
        <div className={`art-lifted ${styles.wide}`}>
          <Drawing picture={wide} late />
        </div>
      )}
      {above}
      <ol className={look}>
        {steps.map((step) => (
          <li key={step.title}>
            {step.picture && (
              <div className={`art-lifted ${styles.picture}`}>
                <Drawing picture={step.picture} late />
              </div>
            )}
            <h3>{step.title}</h3>
            {step.note && <p className={`caption ${styles.note}`}>{step.note}</p>}
            <p>{step.description}</p>
          </li>
        ))}
      </ol>
      {scale}
    </TitledSection>
  );
}
