import type { AdminDesk } from '../../../ports/admin-desk.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import styles from './team.module.css';
import { useColleagues, useMay, useTeamChange } from './use-team.ts';

/**
 * Who works on a record, and the choice of somebody else; only shown to those who may not change it.
 * @param assign stores the choice; null is nobody
 */
export function AssignedField({
  words,
  desk,
  assignedTo,
  assign,
}: {
  words: LiveAdminWords;
  desk: AdminDesk;
  assignedTo: string | null;
  assign: (user: string | null) => Promise<void>;
}) {
  const { assigned, account } = words.team;
  const colleagues = useColleagues(desk);
  const mayChange = useMay(desk, 'editor');
  const change = useTeamChange(words, {});
  return (
    <div className={styles.part}>
      <SelectField
        label={assigned.label}
        placeholder={assigned.nobody}
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        value={assignedTo ?? ''}
        disabled={!mayChange}
        onChange={(event) => {
          const user = event.currentTarget.value || null;
          void change(() => assign(user), account.saved);
        }}
      />
    </div>
  );
}
