import { useState, type SubmitEvent } from 'react';
import { isolated } from '#shared/isolated.ts';
import { mailtoHref } from '#shared/mailto-href.ts';
import { fill } from '#shared/template.ts';
import { Button, ButtonLink } from '#src/components/button.tsx';
import { TextAreaField } from '#src/components/text-area-field.tsx';
import type { LiveWords } from '#src/features/admin/admin-words.ts';
import type { WorkKind } from '#shared/contracts/dashboard.ts';
import detail from '#src/features/admin/record-detail.module.css';
import type { WorkRecord } from '#src/features/admin/record-list.tsx';
import controls from './controls.module.css';
import type { ViewProps } from './live-view.ts';
import styles from './record-work.module.css';
import { useDashboardChange } from './use-dashboard-change.ts';

interface RecordProps extends Pick<
  ViewProps,
  'words' | 'liveWords' | 'backend' | 'ask' | 'open' | 'noteDrafts'
> {
  list: WorkKind;
  record: WorkRecord;
}

/** A `mailto:` link to the sender of a record, with subject and greeting in their language. */
function answerHref(record: WorkRecord, name: string, { answers }: LiveWords): string {
  const words = answers[record.language] ?? Object.values(answers)[0];
  if (!words) return mailtoHref(record.email);
  const subject = 'jobTitle' in record ? fill(words.application, { job: record.jobTitle }) : words.enquiry;
  const body = `${fill(words.greeting, { name })}\r\n\r\n`;
  return `${mailtoHref(record.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** What the team does with an open record: answer it, mark it, move it to spam and back, delete it. */
export function RecordTools({
  words,
  liveWords,
  backend,
  list,
  record,
  name,
  ask,
  open,
}: RecordProps & {
  name: string;
}) {
  const { id, status, folder } = record;
  const change = useDashboardChange(liveWords['dashboard.notDone']);
  const other = status === 'new' ? 'reviewed' : 'new';
  const away = folder === 'inbox' ? 'spam' : 'inbox';

  const mark = () =>
    change(
      () => backend.change(list, id, { status: other }),
      fill(liveWords['dashboard.status.done'], {
        name: isolated(name),
        status: words.dashboard.status[other],
      }),
    );

  async function move(): Promise<void> {
    if (await change(() => backend.change(list, id, { folder: away }), liveWords[`dashboard.moved.${away}`]))
      open(null);
  }

  async function remove(): Promise<void> {
    const done = fill(liveWords['dashboard.deleted'], { what: isolated(name) });
    if (await change(() => backend.remove(list, id), done)) open(null);
  }

  return (
    <div className={styles.tools}>
      <ButtonLink size="small" look="primary" href={answerHref(record, name, liveWords)}>
        {liveWords['dashboard.answer']}
      </ButtonLink>
      <Button size="small" onClick={() => void mark()}>
        {liveWords[`dashboard.mark.${other}`]}
      </Button>
      <Button size="small" onClick={() => void move()}>
        {liveWords[`dashboard.move.${away}`]}
      </Button>
      <Button
        size="small"
        look="quiet"
        onClick={() =>
          ask({
            title: fill(liveWords['dashboard.delete.title'], { what: isolated(name) }),
            text: liveWords['dashboard.delete.text'],
            confirm: liveWords['dashboard.delete'],
            onConfirm: () => void remove(),
          })
        }
      >
        {liveWords['dashboard.delete']}
      </Button>
    </div>
  );
}

/** The note on a record. What is typed stays when another one is opened, or the session ends. */
export function RecordNote({ liveWords, backend, list, record: { id, note }, noteDrafts }: RecordProps) {
  const [typed, setTyped] = useState(noteDrafts.get(id) ?? note);
  const change = useDashboardChange(liveWords['dashboard.notDone']);

  function keep(text: string): void {
    setTyped(text);
    if (text === note) noteDrafts.delete(id);
    else noteDrafts.set(id, text);
  }

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const isSaved = await change(
      () => backend.change(list, id, { note: typed }),
      liveWords['dashboard.note.saved'],
    );
    if (isSaved) noteDrafts.delete(id);
  }

  return (
    <form className={detail.letter} onSubmit={(event) => void save(event)}>
      <TextAreaField
        label={liveWords['dashboard.notes']}
        rows={3}
        value={typed}
        onChange={(event) => keep(event.currentTarget.value)}
      />
      <div className={controls.actions}>
        <Button type="submit" size="small" disabled={typed === note}>
          {liveWords['dashboard.note.save']}
        </Button>
      </div>
    </form>
  );
}
