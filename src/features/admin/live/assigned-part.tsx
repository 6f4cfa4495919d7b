import { SelectField } from '../../../ui/select-field.tsx';
import type { PartProps } from './part-props.ts';
import styles from './team.module.css';
import { useColleagues, useMay, useTeamChange } from './use-team.ts';

/** Who works on a record, and the choice of somebody else; only shown to those who may not change it. */
export function AssignedPart({ list, record: { id, assignedTo }, words, desk }: PartProps) {
  const { assigned, account } = words.team;
  const colleagues = useColleagues(desk);
  const may = useMay(desk);
  const change = useTeamChange(words, {});
  return (
    <div className={styles.part}>
      <SelectField
        label={assigned.label}
        placeholder={assigned.nobody}
        options={colleagues.map((one) => ({ value: one.id, label: one.name }))}
        value={assignedTo ?? ''}
        disabled={!may(`PATCH /admin/${list}/:id`)}
        onChange={(event) => {
          const user = event.currentTarget.value || null;
          void change(() => desk.change(list, id, { assignedTo: user }), account.saved);
        }}
      />
    </div>
  );
}
