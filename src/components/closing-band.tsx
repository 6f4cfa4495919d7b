import type { ReactNode } from 'react';
import { Actions } from './button.tsx';
import { CallLink, ClosingLinks, type Call } from './call-link.tsx';
import { H2 } from './headings.tsx';
import { StartingPrices, type StartingPricesProps } from './starting-prices.tsx';
import styles from './closing-band.module.css';

export interface ClosingBandProps {
  title: string;
  lead?: string | undefined;
  /** What it costs to begin, below the lead. */
  prices?: StartingPricesProps | undefined;
  /** Null where the language has no such page. */
  call: Call | null;
}

/**
 * A plain last band of a page that already has a strong dark picture: a title and links.
 * @param children links behind the call
 */
export function ClosingBand({
  title,
  lead,
  prices,
  call,
  children,
}: ClosingBandProps & { children?: ReactNode }) {
  return (
    <section className={styles.band}>
      <div className="wrap columns" data-align="start">
        <div className="two-thirds">
          <H2>{title}</H2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {prices && <StartingPrices {...prices} className="two-thirds" />}
        <div className={styles.actions}>
          <Actions>
            {call && <CallLink call={call} />}
            {children}
            <ClosingLinks />
          </Actions>
        </div>
      </div>
    </section>
  );
}
