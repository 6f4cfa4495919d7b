import { Notes } from './notes.tsx';
import type { ApplicationPartProps } from './part-props.ts';
import { useDeskChange, useDeskRefresh } from './use-desk.ts';

/** The team's notes on an application. */
export function NotesPart({
  application: { id, notes },
  words,
  desk,
  ask,
  noteDrafts,
}: ApplicationPartProps) {
  const refresh = useDeskRefresh();
  const change = useDeskChange(words.desk.notDone);
  const own = words.desk.work.notes;
  return (
    <Notes
      notes={notes}
      draft={noteDrafts.get(id)}
      onDraft={(text) => (text === null ? noteDrafts.delete(id) : noteDrafts.set(id, text))}
      add={async (text) => {
        await desk.addNote(id, text);
        refresh();
      }}
      onDelete={(note) =>
        ask({
          title: own.deleteTitle,
          text: note.text,
          confirm: words.desk.remove.label,
          onConfirm: () => void change(() => desk.deleteNote(id, note.id)),
        })
      }
      date={new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'short' })}
      words={own}
    />
  );
}
