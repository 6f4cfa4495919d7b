import { useState, type SubmitEvent } from 'react';
import { personParts, type PersonAnswer } from '#shared/contracts/dashboard.ts';
import { isolated } from '#shared/isolated.ts';
import { fill } from '#shared/template.ts';
import { Button } from '#src/components/button.tsx';
import { TextField } from '#src/components/field.tsx';
import { downloadText } from '#src/features/admin/download-text.ts';
import { H2 } from '#src/components/headings.tsx';
import controls from './controls.module.css';
import type { ViewProps } from './live-view.ts';
import notes from './notes.module.css';
import styles from './person-view.module.css';
import { useDashboardChange } from './use-dashboard-change.ts';
import { notify } from '#src/components/notifications/notifications-store.ts';

/** All stored data of a person, to export or to erase (the rights named in the privacy policy). */
export function PersonView({ words, liveWords, backend, ask }: ViewProps) {
  const [found, setFound] = useState<{ email: string; data: PersonAnswer } | null>(null);
  const number = new Intl.NumberFormat(words.dashboard.locale);
  const change = useDashboardChange(liveWords['dashboard.notDone']);
  const labels: Record<keyof PersonAnswer, string> = {
    applications: liveWords['dashboard.applications'],
    enquiries: liveWords['dashboard.enquiries'],
    subscriptions: liveWords['dashboard.subscribers'],
    mails: liveWords['dashboard.mails'],
  };
  const counts =
    found && personParts.map((part) => ({ label: labels[part], count: found.data[part].length }));
  const isAnything = counts?.some(({ count }) => count > 0) === true;

  async function find(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement)) return;
    const email = field.value.trim();
    try {
      setFound({ email, data: await backend.person(email) });
    } catch {
      notify({ channel: 'status', tone: 'error', title: liveWords['dashboard.failed'] });
    }
  }

  async function erase(email: string): Promise<void> {
    const done = fill(liveWords['dashboard.people.erased'], { email: isolated(email) });
    if (await change(() => backend.erasePerson(email), done)) setFound(null);
  }

  return (
    <>
      <p className={`small quiet ${notes.aside}`}>{liveWords['dashboard.people.lead']}</p>
      <form className={controls.tools} onSubmit={(event) => void find(event)}>
        <TextField
          className={controls.search}
          label={words.dashboard.columns.email}
          name="email"
          type="email"
          autoComplete="off"
          required
        />
        <Button type="submit" size="small">
          {liveWords['dashboard.people.find']}
        </Button>
      </form>
      {/* A live region must exist before its text changes; <output> may not contain headings. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status">
        {found && (
          <H2 size={4} className={styles.found}>
            {fill(isAnything ? liveWords['dashboard.people.found'] : liveWords['dashboard.people.none'], {
              email: isolated(found.email),
            })}
          </H2>
        )}
      </div>
      {found && isAnything && (
        <>
          <dl className={styles.kept}>
            {counts?.map(({ label, count }) => (
              <div key={label}>
                <dt className="small quiet">{label}</dt>
                <dd className="title-3">{number.format(count)}</dd>
              </div>
            ))}
          </dl>
          <div className={controls.actions}>
            <Button
              size="small"
              onClick={() =>
                downloadText(
                  liveWords['dashboard.people.file'],
                  'application/json',
                  `${JSON.stringify(found.data, null, 2)}\n`,
                )
              }
            >
              {liveWords['dashboard.people.export']}
            </Button>
            <Button
              size="small"
              look="quiet"
              onClick={() =>
                ask({
                  title: fill(liveWords['dashboard.people.erase.title'], { email: isolated(found.email) }),
                  text: liveWords['dashboard.people.erase.text'],
                  confirm: liveWords['dashboard.people.erase'],
                  onConfirm: () => void erase(found.email),
                })
              }
            >
              {liveWords['dashboard.people.erase']}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
