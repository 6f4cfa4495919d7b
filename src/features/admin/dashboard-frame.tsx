import type { ReactNode, RefObject } from 'react';
import { Button } from '#src/components/button.tsx';
import { H1 } from '#src/components/headings.tsx';
import { Icon } from '#src/components/icon.tsx';
import type { AdminWords } from './admin-words.ts';
import type { DashboardBackend } from './dashboard-backend.ts';
import styles from './dashboard-frame.module.css';

/** Props of a dashboard; `data` is what only its mode has. */
export interface DashboardProps<Data> {
  words: AdminWords;
  data: Data;
  backend: DashboardBackend;
  /** Takes the focus after a login, and when the row of a closed record is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Unsaved notes by record. */
  noteDrafts: Map<string, string>;
  onLogOut: () => void;
}

/** The dashboard of a mode, which loads after hydration. */
export interface DashboardModule<Data> {
  createBackend: (data: Data) => DashboardBackend;
  Dashboard: (props: DashboardProps<Data>) => ReactNode;
}

/** The head and the place of the dashboard (SPEC section 2, Admin dashboard). */
export function DashboardFrame({
  words,
  heading,
  onLogOut,
  title,
  actions,
  below,
  children,
}: Pick<DashboardProps<unknown>, 'words' | 'heading' | 'onLogOut'> & {
  title: string;
  actions?: ReactNode;
  below: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.dashboard}>
      <div className="wrap">
        <div className={styles.head}>
          <H1 size={2} ref={heading} tabIndex={-1}>
            {title}
          </H1>
          <div className={styles.headActions}>
            {actions}
            <Button size="small" onClick={onLogOut}>
              <Icon name="log-out" /> <span>{words.dashboard.logOut}</span>
            </Button>
          </div>
          {below}
        </div>
        {children}
      </div>
    </div>
  );
}
