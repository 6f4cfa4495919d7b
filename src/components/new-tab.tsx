import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { LinkTo } from './section-head.tsx';
import styles from './new-tab.module.css';

type MayLeave = Pick<LinkTo, 'newTab'>;

/** The attributes of a link that may open a new tab. */
export const newTabProps = ({ newTab }: MayLeave) =>
  newTab === undefined ? {} : ({ target: '_blank', rel: 'noopener' } as const);

/** Tells a screen reader that a link opens a new tab. */
export const NewTabHint = ({ newTab }: MayLeave) =>
  newTab !== undefined && <span className="visually-hidden">{` ${newTab}`}</span>;

/** The text of a link, with an icon and a hint where it opens a new tab. */
export const linkText = ({ label, newTab }: Pick<LinkTo, 'label' | 'newTab'>): ReactNode =>
  newTab === undefined ? (
    label
  ) : (
    <span>
      <span>{label}</span>
      <Icon name="external-link" className={styles.icon} />
      <NewTabHint newTab={newTab} />
    </span>
  );
