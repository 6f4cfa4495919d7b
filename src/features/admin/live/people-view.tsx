import { useState, type SubmitEvent } from 'react';
import { isolated } from '../../../../shared/isolated.ts';
import { downloadText } from '../../../lib/download-text.ts';
import { fill } from '../../../lib/template.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import type { PersonData } from '../../../ports/admin-desk.ts';
import styles from './desk.module.css';
import type { ViewProps } from './view-props.ts';
import person from './people-view.module.css';
import { useDeskChange } from './use-desk.ts';

const kinds = ['applications', 'enquiries', 'subscribers', 'mails'] as const;

const totalOf = ({ counts }: PersonData) => kinds.reduce((sum, kind) => sum + counts[kind], 0);

/** Shows only the start of a file: a whole one has megabytes. */
const shortened = (text: string) => text.replace(/("base64": "[^"]{60})[^"]+/g, '$1…');

/** All stored data of a person, to export or to erase (the rights named in the privacy policy). */
export function PeopleView({ words, desk, ask }: ViewProps) {
  const { people } = words.desk;
  const [found, setFound] = useState<{ email: string; data: PersonData } | null>(null);
  const number = new Intl.NumberFormat(words.dashboard.locale);
  const change = useDeskChange(words.desk.notDone);

  async function find(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement)) return;
    const email = field.value.trim();
    try {
      setFound({ email, data: await desk.person(email) });
    } catch {
      notify({ channel: 'status', tone: 'error', title: words.desk.failed });
    }
  }

  function erase(email: string): void {
    async function confirmed(): Promise<void> {
      if (!(await change(() => desk.erasePerson(email)))) return;
      setFound(null);
      notify({ channel: 'status', tone: 'success', title: fill(people.erased, { email: isolated(email) }) });
    }
    ask({
      title: fill(people.eraseTitle, { email: isolated(email) }),
      text: people.eraseText,
      confirm: people.erase,
      onConfirm: () => void confirmed(),
    });
  }

  return (
    <>
      <p className={styles.aside}>{people.lead}</p>
      <form className={styles.tools} onSubmit={(event) => void find(event)}>
        <TextField
          className={styles.search}
          label={words.dashboard.fields.email}
          name="email"
          type="email"
          autoComplete="off"
          required
        />
        <Button type="submit" size="small">
          {people.find}
        </Button>
      </form>
      {/* A live region must exist before its text changes; <output> may not contain headings. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status">
        {found && (
          <h2 className={person.found}>
            {fill(totalOf(found.data) > 0 ? people.found : people.none, { email: isolated(found.email) })}
          </h2>
        )}
      </div>
      {found && totalOf(found.data) > 0 && (
        <>
          <dl className={person.kept}>
            {kinds.map((kind) => (
              <div key={kind}>
                <dt>{words.desk.views[kind]}</dt>
                <dd>{number.format(found.data.counts[kind])}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.actions}>
            <Button
              size="small"
              onClick={() => downloadText(people.file, 'application/json', found.data.text)}
            >
              {people.save}
            </Button>
            <Button size="small" look="quiet" onClick={() => erase(found.email)}>
              {people.erase}
            </Button>
          </div>
          <details className={person.show}>
            <summary>{people.show}</summary>
            {/* Long lines scroll inside it, so it must be focusable. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <pre className={person.stored} tabIndex={0}>
              {shortened(found.data.text)}
            </pre>
          </details>
        </>
      )}
    </>
  );
}
