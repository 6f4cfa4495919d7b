import type { ReactNode } from 'react';
import type { Picture } from '../../../artwork/picture.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { SectionHead } from '../section-head/section-head.tsx';
import styles from './steps.module.css';

export interface StepsProps {
  title: string;
  lead?: string | undefined;
  /** One drawing over all steps; where there is room for it, it takes the place of their own. */
  wide?: Picture;
  steps: {
    title: string;
    description: string;
    /** When it happens, or how long it takes. */
    note?: string;
    picture?: Picture;
  }[];
  /** The ground of the band; paper unless said otherwise. */
  ground?: 'paper' | 'sunken';
}

/**
 * Steps in their order, each drawn a little further than the one before (SPEC section 2, Services and Service pages).
 * @param above what stands between the head and the steps, and @param children what stands below them
 */
export function Steps({
  title,
  lead,
  wide,
  steps,
  ground = 'paper',
  above,
  children,
}: StepsProps & { above?: ReactNode; children?: ReactNode }) {
  return (
    <section className={ground === 'sunken' ? styles.sunken : undefined}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        {wide && (
          <div className={`art-lifted ${styles.wide}`}>
            <Drawing picture={wide} late />
          </div>
        )}
        {above}
        <ol className={wide ? `${styles.steps} ${styles.underOne}` : styles.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              {step.picture && (
                <div className={`art-lifted ${styles.picture}`}>
                  <Drawing picture={step.picture} late />
                </div>
              )}
              <h3>{step.title}</h3>
              {step.note && <p className="caption">{step.note}</p>}
              <p>{step.description}</p>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </section>
  );
}
