import { CallLink } from '#src/components/call-link.tsx';
import { StartingPrices, type StartingPricesProps } from '#src/components/starting-prices.tsx';
import { FigureCaption } from '#src/components/figure-caption.tsx';
import { Ranges, type RangesProps } from '#src/components/figures/ranges.tsx';
import { WeekGrid, type WeekGridProps } from '#src/components/figures/week-grid.tsx';
import { H2 } from '#src/components/headings.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
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
  /** What it costs to begin, and the link to the contact page; left out if the site names no prices. */
  start?: { prices: StartingPricesProps; contact: LinkTo } | undefined;
}

/**
 * The why-choose section (SPEC sections 2 and 9). Claims with a figure have a column each; the others are below the
 * title, beside these columns, or side by side where no claim has a figure.
 */
export function Proof({ title, lead, claims, start }: ProofProps) {
  const drawn = claims.filter(({ figure }) => figure);
  const plain = claims.filter(({ figure }) => !figure);
  // Two or four claims side by side: the prices begin where they do.
  const isHalved = drawn.length === 0 && plain.length % 2 === 0;
  return (
    <section className={`on-band ${styles.band}`}>
      <div className="wrap">
        <div className={drawn.length > 0 && plain.length > 0 ? `columns ${styles.columns}` : undefined}>
          <div className={styles.words}>
            <H2>{title}</H2>
            {lead && <p className="quiet">{lead}</p>}
            <div className={styles.claims}>
              {plain.map((claim) => (
                <Claim key={claim.number} {...claim} />
              ))}
            </div>
          </div>
          <div className={`two-thirds ${styles.claims}`}>
            {drawn.map((claim) => (
              <Claim key={claim.number} {...claim} />
            ))}
          </div>
        </div>
        {start && (
          <div className={`columns ${styles.start}`} data-columns={isHalved ? 2 : undefined}>
            <StartingPrices {...start.prices} className={isHalved ? '' : 'two-thirds'} />
            <CallLink call={start.contact} />
          </div>
        )}
      </div>
    </section>
  );
}

function ClaimFigure(figure: NonNullable<ProofClaim['figure']>) {
  switch (figure.kind) {
    case 'week':
      return <WeekGrid {...figure} />;
    case 'ranges':
      return <Ranges {...figure} />;
  }
}

function Claim({ number, claim, text, figure, caption }: ProofClaim) {
  return (
    <figure className={styles.claim}>
      <h3 className="title-4">
        <b className="figure-3">{number}</b> <span>{claim}</span>
      </h3>
      <p className="plain quiet">{text}</p>
      {figure && <ClaimFigure {...figure} />}
      <FigureCaption>{caption}</FigureCaption>
    </figure>
  );
}
