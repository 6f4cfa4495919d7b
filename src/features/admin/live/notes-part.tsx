import styles from './desk.module.css';
import { NotesField } from './notes-field.tsx';
import type { ApplicationPartProps } from './part-props.ts';

/** The team's notes on an application. */
export function NotesPart({ application: { id, notes }, words, desk, noteDrafts }: ApplicationPartProps) {
  return (
    <div className={styles.notes}>
      <NotesField
        saved={notes}
        draft={noteDrafts.get(id)}
        onDraft={(text) => (text === null ? noteDrafts.delete(id) : noteDrafts.set(id, text))}
        save={(text) => desk.changeApplication(id, { notes: text })}
        words={words.desk.notes}
      />
    </div>
  );
}
