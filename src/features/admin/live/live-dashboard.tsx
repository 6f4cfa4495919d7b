import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { isolated } from '../../../../shared/isolated.ts';
import { fill } from '../../../lib/template.ts';
import type { AdminDesk, DeskApplication, DeskEnquiry } from '../../../ports/admin-desk.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { fullName } from '../sort-applications.ts';
import { jobTitleOf } from '../job-title.ts';
import { ConfirmDialog, type Question } from './desk-parts.tsx';
import { goTo, linkTo, useDeskAddress } from './desk-address.ts';
import { DeskAlerts } from './desk-alerts.tsx';
import { DeskHead } from './desk-head.tsx';
import { deskViews, seesView } from './desk-views.ts';
import type { LiveAdminWords } from './desk-words.ts';
import styles from './live-dashboard.module.css';
import { UndoBar, type Undo } from './undo-bar.tsx';
import { useDeskRefresh } from './use-desk.ts';
import { useOwnLanguage } from './use-own-language.ts';
import { useOwnUser } from './use-team.ts';

/**
 * The dashboard of live mode: its own head and one of the views in `desk-views.ts`, with the record that the
 * address names. New records are announced and shown at once (SPEC section 7).
 * @param noteDrafts unsaved notes by record; they are kept when the session ends
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
  const address = useDeskAddress();
  const own = useOwnUser(desk);
  const role = own?.role;
  useOwnLanguage(own?.language ?? '', () => noteDrafts.size > 0);
  const asked = deskViews.find((one) => one.id === address.view) ?? deskViews[0];
  // Nothing is read that this user may not see, nor what others may not see before it is known who this is.
  const view = role && !seesView(role)(asked) ? deskViews[0] : asked;
  const { id, View, label } = view;
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
        name: isolated(fullName(application)),
        job: jobTitleOf(application, words.dashboard),
      }),
    });
  });
  const announceEnquiry = useEffectEvent(({ name }: DeskEnquiry) => {
    const { title: text, text: description } = words.desk.connections.arrival;
    notify({
      channel: 'status',
      tone: 'notice',
      title: text,
      description: fill(description, { name: isolated(name) }),
    });
  });
  useEffect(
    () =>
      desk.subscribe(
        (application) => announce(application),
        (enquiry) => announceEnquiry(enquiry),
      ),
    [desk],
  );

  const title = `${label(words)} · ${words.desk.title}`;
  // Entries of the history have different names; before the next page sets its own.
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => void (document.title = before);
  }, [title]);

  return (
    <div className={styles.desk}>
      <div className={styles.page}>
        <DeskHead {...{ words, heading, onLogOut }} viewId={id} role={role} />
        <div className={`wrap ${styles.work}`}>
          <h1 ref={heading} tabIndex={-1}>
            {label(words)}
          </h1>
          <DeskAlerts words={words.desk.alerts} desk={desk} />
          {seesView(role)(view) && (
            <View
              key={id}
              {...{ words, desk, noteDrafts, heading }}
              ask={setQuestion}
              offerUndo={setUndo}
              recordId={address.view === id ? address.record : null}
              open={(record) => goTo(linkTo(id, record))}
            />
          )}
        </div>
      </div>
      <UndoBar undo={undo} words={words.desk} onClose={() => setUndo(null)} />
      {question && (
        <ConfirmDialog question={question} cancel={words.desk.cancel} onClose={() => setQuestion(null)} />
      )}
    </div>
  );
}
