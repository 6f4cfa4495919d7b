import type { Picture } from '../../../artwork/picture.ts';
import { SectionHead } from '../../components/section-head.tsx';
import {
  CostFigure,
  StripFigure,
  WeekFigure,
  type Axis,
  type CostWords,
  type StripRow,
  type WeekWords,
} from './proof-figures.tsx';
import styles from './proof.module.css';

/** The figure under a claim. */
export type ProofFigure =
  | { kind: 'cost'; picture: Picture; words: CostWords }
  | { kind: 'strips'; rows: StripRow[]; axis?: Axis }
  | { kind: 'week'; picture: Picture; words: WeekWords };

export interface ProofClaim {
  number: string;
  claim: string;
  text: string;
  /** Left out for a claim without a figure; `alternative` describes the figure in one sentence. */
  drawn?: { caption: string; alternative: string; figure: ProofFigure };
}

export interface ProofProps {
  title: string;
  lead?: string | undefined;
  claims: ProofClaim[];
}

/** The why-choose section (SPEC sections 2 and 9): claims, most of them drawn to scale. */
export function Proof({ title, lead, claims }: ProofProps) {
  return (
    <section className={`on-basalt ${styles.band}`}>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <div className={`art-data ${styles.grid}`}>
          {claims.map((claim) => (
            <Claim key={claim.number} claim={claim} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Claim({ claim: { number, claim, text, drawn } }: { claim: ProofClaim }) {
  return (
    <figure className={styles.claim}>
      <h3>
        <b>{number}</b> <span>{claim}</span>
      </h3>
      <p>{text}</p>
      {drawn && (
        <>
          <p className="visually-hidden">{drawn.alternative}</p>
          <div className={styles.figure} aria-hidden="true">
            <Figure figure={drawn.figure} />
          </div>
          <figcaption className="caption">{drawn.caption}</figcaption>
        </>
      )}
    </figure>
  );
}

function Figure({ figure }: { figure: ProofFigure }) {
  switch (figure.kind) {
    case 'cost':
      return <CostFigure picture={figure.picture} words={figure.words} />;
    case 'strips':
      return <StripFigure rows={figure.rows} axis={figure.axis} />;
    case 'week':
      return <WeekFigure picture={figure.picture} words={figure.words} />;
  }
}
