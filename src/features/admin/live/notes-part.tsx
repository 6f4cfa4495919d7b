import { Notes } from './notes.tsx';
import type { PartProps } from './part-props.ts';
import { useDeskChange, useDeskRefresh } from './use-desk.ts';
import { useMay } from './use-team.ts';

/** The team's notes on a record. */
export function NotesPart({ list, record: { id, notes = [] }, words, desk, ask, noteDrafts }: PartProps) {
  const refresh = useDeskRefresh();
  const change = useDeskChange(words.desk.notDone);
  const own = words.desk.work.notes;
  const may = useMay(desk);
  return (
    <Notes
      notes={notes}
      mayWrite={may(`POST /admin/${list}/:id/notes`)}
      draft={noteDrafts.get(id)}
      onDraft={(text) => (text === null ? noteDrafts.delete(id) : noteDrafts.set(id, text))}
      add={async (text) => {
        await desk.addNote(list, id, text);
        refresh();
      }}
      onDelete={(note) =>
        ask({
          title: own.deleteTitle,
          text: note.text,
          confirm: words.desk.remove.label,
          onConfirm: () => void change(() => desk.deleteNote(list, id, note.id)),
        })
      }
      date={new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'short' })}
      words={own}
    />
  );
}
