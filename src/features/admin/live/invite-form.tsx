import { useId, type SubmitEvent } from 'react';
import { roles } from '../../../../shared/contracts/roles.ts';
import { fill } from '../../../lib/template.ts';
import type { AdminDesk } from '../../../ports/admin-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldFrame } from '../../../ui/field.tsx';
import { AddressField, LanguageField, NameField } from './account-fields.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import { valueIn } from '../form-values.ts';
import styles from './team.module.css';
import { useTeamChange } from './use-team.ts';

/** Invites somebody by mail, with a role and the language of mails and dashboard. */
export function InviteForm({ words, desk }: { words: LiveAdminWords; desk: AdminDesk }) {
  const { team } = words;
  const roleId = useId();
  const change = useTeamChange(words, { taken: team.users.taken, email: team.users.ownEmail });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const email = valueIn(form, 'email').trim();
    const role = roles.find((one) => one === valueIn(form, 'role')) ?? 'reader';
    const invitation = {
      email,
      role,
      name: valueIn(form, 'name').trim(),
      language: valueIn(form, 'language'),
    };
    if (await change(() => desk.team.invite(invitation), fill(team.users.sent, { email }))) form.reset();
  }

  return (
    <form method="dialog" className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <AddressField words={team} autoComplete="off" />
      <NameField words={team} autoComplete="off" />
      <FieldFrame
        id={roleId}
        label={team.users.role}
        optional={undefined}
        hint={undefined}
        required
        className={styles.choice}
      >
        <select id={roleId} name="role" defaultValue="editor" required>
          {roles.map((role) => (
            <option key={role} value={role}>
              {team.roles[role]}
            </option>
          ))}
        </select>
      </FieldFrame>
      <LanguageField words={team} />
      <Button type="submit" size="small" look="primary">
        {team.users.send}
      </Button>
    </form>
  );
}
