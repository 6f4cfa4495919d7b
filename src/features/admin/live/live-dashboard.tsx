import { useState, type ReactNode } from 'react';
import type { PlainMessageKey } from '#shared/i18n/translator.ts';
import type { LiveKey, LiveWords } from '#src/features/admin/admin-words.ts';
import { DashboardFrame, type DashboardProps } from '#src/features/admin/dashboard-frame.tsx';
import { useNews } from '#src/features/admin/use-dashboard.ts';
import { ApplicationsView } from './applications-view.tsx';
import { ConfirmDialog, type Confirmation } from './confirm-dialog.tsx';
import { goTo, linkTo, useDashboardAddress } from './dashboard-address.ts';
import { EnquiriesView } from './enquiries-view.tsx';
import { createLiveBackend } from './live-backend.ts';
import styles from './live-dashboard.module.css';
import type { ViewProps } from './live-view.ts';
import { LogView } from './log-view.tsx';
import { MailsView } from './mails-view.tsx';
import { PersonView } from './person-view.tsx';
import { SpamNote } from './spam-note.tsx';
import { SubscribersView } from './subscribers-view.tsx';
import { UnsentNote, useUnsent } from './unsent-note.tsx';
import { withCount } from './with-count.ts';

export const createBackend = ({ api }: LiveWords) => createLiveBackend(api);

interface View {
  id: string;
  title: LiveKey & PlainMessageKey;
  View: (props: ViewProps) => ReactNode;
}

/** The parts of the live dashboard, in order; the address names one of them by its id. */
const views = [
  { id: 'applications', title: 'dashboard.applications', View: ApplicationsView },
  { id: 'enquiries', title: 'dashboard.enquiries', View: EnquiriesView },
  { id: 'subscribers', title: 'dashboard.subscribers', View: SubscribersView },
  { id: 'mails', title: 'dashboard.mails', View: MailsView },
  { id: 'people', title: 'dashboard.people', View: PersonView },
  { id: 'log', title: 'log', View: LogView },
] as const satisfies readonly View[];

/** The dashboard of a live build. The address names the part and the open record. */
export function Dashboard({
  words,
  data: liveWords,
  backend,
  heading,
  noteDrafts,
  onLogOut,
}: DashboardProps<LiveWords>) {
  const address = useDashboardAddress();
  const shown = views.find(({ id }) => id === address.view) ?? views[0];
  const [question, ask] = useState<Confirmation | null>(null);
  const { data: unsent } = useUnsent(backend);
  useNews(backend);
  return (
    <>
      <DashboardFrame
        {...{ words, heading, onLogOut }}
        title={liveWords[shown.title]}
        below={
          <nav className={`small ${styles.views}`} aria-label={liveWords['dashboard.views']}>
            {views.map(({ id, title }) => (
              <a key={id} href={linkTo(id)} aria-current={id === shown.id ? 'page' : undefined}>
                {withCount(liveWords[title], id === 'mails' && unsent ? unsent.waiting + unsent.dead : 0)}
              </a>
            ))}
          </nav>
        }
      >
        <SpamNote {...{ liveWords, backend }} />
        {shown.id !== 'mails' && <UnsentNote liveWords={liveWords} counts={unsent} />}
        <shown.View
          key={shown.id}
          {...{ words, liveWords, backend, heading, noteDrafts, ask }}
          recordId={address.record}
          open={(id) => goTo(linkTo(shown.id, id))}
        />
      </DashboardFrame>
      {question && (
        <ConfirmDialog question={question} cancel={liveWords['dashboard.cancel']} onClose={() => ask(null)} />
      )}
    </>
  );
}
