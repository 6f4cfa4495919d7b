import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { fill } from '../../../lib/template.ts';
import type { AdminDesk, DeskApplication } from '../../../ports/admin-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import dashboard from '../dashboard.module.css';
import { fullName } from '../sort-applications.ts';
import { jobTitleOf } from '../job-title.ts';
import { ApplicationsView } from './applications-view.tsx';
import { ConfirmDialog, type Question } from './desk-parts.tsx';
import { DeskAlerts } from './desk-alerts.tsx';
import { deskViews, type DeskView, type LiveAdminWords } from './desk-words.ts';
import styles from './desk.module.css';
import { EnquiriesView } from './enquiries-view.tsx';
import { MailsView } from './mails-view.tsx';
import { PeopleView } from './people-view.tsx';
import { StatisticsView } from './statistics-view.tsx';
import { SubscribersView } from './subscribers-view.tsx';
import { UndoBar, type Undo } from './undo-bar.tsx';
import { useDeskRefresh } from './use-desk.ts';
import type { ViewProps } from './view-props.ts';

/**
 * The dashboard of live mode: applications, enquiries, subscribers, mails, statistics and data of a person.
 * New records are announced and shown at once (SPEC section 7).
 * @param noteDrafts unsaved notes by application; they are kept when the session ends
 * @param heading takes the focus after a login
 */
export function LiveDashboard({
  words,
  desk,
  noteDrafts,
  onLogOut,
  heading,
}: {
  words: LiveAdminWords;
  desk: AdminDesk;
  noteDrafts: Map<string, string>;
  onLogOut: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const [view, setView] = useState<DeskView>('applications');
  const [question, setQuestion] = useState<Question | null>(null);
  const [undo, setUndo] = useState<Undo | null>(null);
  const refresh = useDeskRefresh();

  const announce = useEffectEvent((application: DeskApplication | null) => {
    refresh();
    if (!application) return;
    const { arrival } = words.dashboard;
    notify({
      channel: 'status',
      tone: 'notice',
      title: arrival.title,
      description: fill(arrival.text, {
        name: fullName(application),
        job: jobTitleOf(application, words.dashboard),
      }),
    });
  });
  useEffect(() => desk.subscribe((application) => announce(application)), [desk]);

  const shared: ViewProps = { words, desk, ask: setQuestion };
  return (
    <div className={dashboard.dashboard}>
      <div className="wrap">
        <div className={dashboard.head}>
          <h1 ref={heading} tabIndex={-1}>
            {words.desk.title}
          </h1>
          <div className={dashboard.actions}>
            <Button size="small" onClick={onLogOut}>
              <Icon name="log-out" /> {words.dashboard.logOut}
            </Button>
          </div>
        </div>
        <nav className={styles.views} aria-label={words.desk.viewsLabel}>
          {deskViews.map((id) => (
            <button
              key={id}
              type="button"
              aria-current={id === view ? 'page' : undefined}
              onClick={() => setView(id)}
            >
              {words.desk.views[id]}
            </button>
          ))}
        </nav>
        <DeskAlerts words={words.desk.alerts} desk={desk} />
        {view === 'applications' && (
          <ApplicationsView {...shared} noteDrafts={noteDrafts} offerUndo={setUndo} heading={heading} />
        )}
        {view === 'enquiries' && <EnquiriesView {...shared} />}
        {view === 'subscribers' && <SubscribersView {...shared} />}
        {view === 'mails' && <MailsView {...shared} />}
        {view === 'statistics' && <StatisticsView {...shared} />}
        {view === 'people' && <PeopleView {...shared} />}
      </div>
      <UndoBar undo={undo} words={words.desk} onClose={() => setUndo(null)} />
      {question && (
        <ConfirmDialog question={question} cancel={words.desk.cancel} onClose={() => setQuestion(null)} />
      )}
    </div>
  );
}
