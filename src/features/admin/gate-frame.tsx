import type { ReactNode, RefObject } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { LoginWords } from './admin-words.ts';
import styles from './gate.module.css';

/**
 * The page before the dashboard: the login, and in live mode what links in mails lead to.
 * @param art shown beside it
 * @param heading takes the focus when the page changes
 * @param title id of the heading is `gate-title`, for the form's name
 */
export function GateFrame({
  words,
  art,
  heading,
  title,
  lead,
  children,
}: {
  words: Pick<LoginWords, 'back' | 'unscripted'>;
  art: ReactNode;
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.login}>
      {/* First, as in narrow windows, so that later content does not move it. */}
      <div className={styles.art}>{art}</div>
      <div className={styles.side}>
        <div className={styles.form}>
          <h1 id="gate-title" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          <noscript>
            <p className={styles.lead}>{words.unscripted}</p>
          </noscript>
          {children}
        </div>
        <a className={styles.back} href={words.back.href}>
          <Icon name="arrow-left" /> {words.back.label}
        </a>
      </div>
    </div>
  );
}
