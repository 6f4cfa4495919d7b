import { useState, type SubmitEvent } from 'react';
import type { Note } from '../../../../shared/contracts/desk-answers.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import type { WorkWords } from './work-words.ts';
import styles from './work.module.css';

type SaveState = 'idle' | 'saving' | 'failed';

/**
 * The team's notes on a record with author and time, and a field for a new one, which is kept as a
 * draft until it is saved.
 * @param mayWrite for others the notes are only shown
 * @param draft unsaved text, if any
 * @param onDraft stores the draft; null once it is saved
 * @param add rejects when it fails
 * @param date formats a time
 */
export function Notes({
  notes,
  mayWrite,
  draft,
  onDraft,
  add,
  onDelete,
  date,
  words,
}: {
  notes: readonly Note[];
  mayWrite: boolean;
  draft: string | undefined;
  onDraft: (text: string | null) => void;
  add: (text: string) => Promise<void>;
  onDelete: (note: Note) => void;
  date: Intl.DateTimeFormat;
  words: WorkWords['notes'];
}) {
  const [text, setText] = useState(draft ?? '');
  const [state, setState] = useState<SaveState>('idle');

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '' || state === 'saving') return;
    setState('saving');
    try {
      await add(text);
      onDraft(null);
      setText('');
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  if (!mayWrite && notes.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{words.label}</h3>
      <ol className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className={styles.text}>{note.text}</p>
            <p className={styles.by}>
              {note.author === '' ? words.earlier : <bdi>{note.author}</bdi>}
              {note.author !== '' && (
                <>
                  {', '}
                  <time dateTime={note.createdAt}>{date.format(new Date(note.createdAt))}</time>
                </>
              )}
            </p>
            {mayWrite && <IconButton icon="x" label={words.delete} onClick={() => onDelete(note)} />}
          </li>
        ))}
      </ol>
      {mayWrite && (
        <form className={styles.write} onSubmit={(event) => void save(event)}>
          <TextAreaField
            label={words.new}
            name="note"
            rows={3}
            value={text}
            hint={<output>{state === 'idle' ? '' : words[state]}</output>}
            onChange={(event) => {
              setText(event.currentTarget.value);
              onDraft(event.currentTarget.value || null);
              if (state === 'failed') setState('idle');
            }}
          />
          <Button type="submit" size="small">
            {words.add}
          </Button>
        </form>
      )}
    </section>
  );
}
