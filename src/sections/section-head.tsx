import type { ReactNode } from 'react';
import { TextLink } from '../ui/text-link.tsx';
import styles from './section-head.module.css';

/** Words of a link and where it goes. */
export interface LinkTo {
  label: string;
  href: string;
}

/**
 * The head of a section: its h2, a lead, and a link to more of the same. With a link the lead stands under the title;
 * without one it stands beside it.
 */
export function SectionHead({
  title,
  lead,
  link,
}: {
  title: ReactNode;
  lead?: string | undefined;
  link?: LinkTo;
}) {
  return (
    <div className={link ? `${styles.head} ${styles.linked}` : styles.head}>
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
      {link && <TextLink href={link.href}>{link.label}</TextLink>}
    </div>
  );
}
