import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';
import { H2 } from './headings.tsx';
import styles from './section-head.module.css';

export interface LinkTo {
  label: string;
  href: string;
  /** Says that it opens a new tab, where it leaves the site. */
  newTab?: string | undefined;
}

/** The head of a section: h2, a lead below it, and a link at the end of the line. */
export function SectionHead({
  title,
  lead,
  link,
}: {
  title: ReactNode;
  lead?: string | undefined;
  link?: LinkTo | null;
}) {
  return (
    <div className={link ? `${styles.head} ${styles.linked}` : styles.head}>
      <H2>{title}</H2>
      {lead && <p className="lead">{lead}</p>}
      {link && <TextLink href={link.href}>{link.label}</TextLink>}
    </div>
  );
}
