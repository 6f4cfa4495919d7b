import type { AdminDesk, Folder } from '../../../ports/admin-desk.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { Choice } from './desk-parts.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import { useColleagues } from './use-team.ts';

const folders = ['inbox', 'spam'] as const;

/** Narrows a list of records to a folder, and to those of one user, of nobody, or of the user who is logged in. */
export function RecordFilters({
  words,
  desk,
  search: { folder, assigned = '' },
  narrow,
}: {
  words: LiveAdminWords;
  desk: AdminDesk;
  search: { folder: Folder; assigned?: string };
  narrow: (change: { folder: Folder } | { assigned: string }) => void;
}) {
  const own = words.team.assigned;
  const colleagues = useColleagues(desk);
  return (
    <>
      <Choice
        label={words.desk.foldersLabel}
        options={folders.map((value) => ({ value, label: words.desk.folders[value] }))}
        value={folder}
        onChange={(next) => narrow({ folder: next })}
      />
      <SelectField
        label={own.label}
        placeholder={own.all}
        options={[
          { value: 'mine', label: own.mine },
          { value: 'nobody', label: own.nobody },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={assigned}
        onChange={(event) => narrow({ assigned: event.currentTarget.value })}
      />
    </>
  );
}
