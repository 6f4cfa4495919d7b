import { use, type ReactNode } from 'react';
import { ButtonLink, type ButtonLook, Actions } from './button.tsx';
import { ClosingLinksContext } from './closing-links-context.ts';
import { Icon } from './icon.tsx';
import { NewTabHint, newTabProps } from './new-tab.tsx';
import type { LinkTo } from './section-head.tsx';
import { H2 } from './headings.tsx';
import { TextLink } from './text-link.tsx';
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

/** A call to action; with the id of a service, the contact form preselects it. */
export interface Call extends LinkTo {
  service?: string;
}

/** The call to action of a band. */
export function CallLink({ call, look = 'primary' }: { call: Call; look?: ButtonLook }) {
  return (
    <ButtonLink look={look} href={call.href} data-service={call.service} {...newTabProps(call)}>
      <span>{call.label}</span> <Icon name={call.newTab === undefined ? 'arrow-right' : 'external-link'} />
      <NewTabHint newTab={call.newTab} />
    </ButtonLink>
  );
}

/** The links that every last band has. */
export const ClosingLinks = () =>
  use(ClosingLinksContext).map((link) => <CallLink key={link.href} call={link} look="quiet" />);

/** What it costs to begin, with a link to the price list. */
export interface StartingPricesProps {
  /** The amount in words, such as "$12,000–$24,000"; the label says what is paid for and what kind of price it is. */
  items: { amount: string; label: string }[];
  all: LinkTo;
}

/** What it costs to begin, above the call to action of a service page. */
export function StartingPrices({ items, all, className = '' }: StartingPricesProps & { className?: string }) {
  return (
    <div className={`small quiet ${styles.prices} ${className}`}>
      <ul className="columns" data-columns={Math.min(items.length, 2)} data-stacks="mobile">
        {items.map(({ amount, label }) => (
          <li key={label}>
            <b className="figure-4">{amount}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
      <TextLink href={all.href}>{all.label}</TextLink>
    </div>
  );
}
