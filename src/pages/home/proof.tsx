import { Ranges, type RangesProps } from '#src/components/figures/ranges.tsx';
import { WeekGrid, type WeekGridProps } from '#src/components/figures/week-grid.tsx';
import { SectionHead } from '#src/components/section-head.tsx';
import styles from './proof.module.css';

export interface ProofClaim {
  number: string;
  claim: string;
  text: string;
  /** Left out for a claim that stands for itself. */
  figure?: ({ kind: 'week' } & WeekGridProps) | ({ kind: 'ranges' } & RangesProps) | undefined;
  caption?: string | undefined;
}

export interface ProofProps {
  title: string;
  lead?: string | undefined;
  claims: ProofClaim[];
}

/** The why-choose section (SPEC sections 2 and 9): claims, some with a figure drawn to scale. */
export function Proof({ title, lead, claims }: ProofProps) {
  return (
    <section className={`on-basalt ${styles.band}`}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <div className={styles.grid}>
          {claims.map((claim) => (
            <Claim key={claim.number} {...claim} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Claim({ number, claim, text, figure, caption }: ProofClaim) {
  return (
    <figure className={styles.claim}>
      <h3>
        <b>{number}</b> <span>{claim}</span>
      </h3>
      <p>{text}</p>
      {figure?.kind === 'week' && <WeekGrid {...figure} />}
      {figure?.kind === 'ranges' && <Ranges {...figure} />}
      {caption && <figcaption className="caption">{caption}</figcaption>}
    </figure>
  );
}
