import type { SubmitEvent } from 'react';
import { longest } from '../../../../config/text-limits.ts';
import type { AdminDesk } from '../../../ports/admin-desk.ts';
import type { OwnUser } from '../../../ports/team-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { AccountPasskeys } from './account-passkeys.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { Loaded } from './desk-parts.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import { valueIn } from './form-values.ts';
import { NewPasswordField } from './new-password-field.tsx';
import styles from './team.module.css';
import { useDeskQuery } from './use-desk.ts';
import { useTeamChange } from './use-team.ts';
import type { ViewProps } from './view-props.ts';

interface PartProps {
  words: LiveAdminWords;
  desk: AdminDesk;
  user: OwnUser;
}

/** The account of the user who is logged in: name, address, password, passkeys, sessions. */
export function AccountView({ words, desk }: ViewProps) {
  const query = useDeskQuery(['account'], () => desk.team.account());
  return (
    <Loaded query={query} words={words.desk}>
      {({ user, passkeys, sessions }) => (
        <>
          <Profile key={`profile ${user.name} ${user.language}`} {...{ words, desk, user }} />
          <Address key={`address ${user.email}`} {...{ words, desk, user }} />
          <Password {...{ words, desk, user }} />
          <AccountPasskeys {...{ words, desk, user, passkeys }} />
          <AccountSessions {...{ words, desk, sessions }} />
        </>
      )}
    </Loaded>
  );
}

function Profile({ words, desk, user }: PartProps) {
  const { team } = words;
  const change = useTeamChange(words, {});

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const name = valueIn(form, 'name').trim();
    const language = valueIn(form, 'language');
    void change(() => desk.team.changeAccount({ name, language }), team.account.saved);
  }

  return (
    <form method="dialog" className={styles.form} onSubmit={handleSubmit}>
      <TextField
        label={team.users.name}
        name="name"
        autoComplete="name"
        defaultValue={user.name}
        maxLength={longest.name}
        required
      />
      <SelectField
        label={team.users.language}
        name="language"
        defaultValue={user.language}
        placeholder={team.users.languageOfPage}
        options={Object.entries(team.languages).map(([value, label]) => ({ value, label }))}
      />
      <Button type="submit" size="small">
        {team.account.save}
      </Button>
    </form>
  );
}

function Address({ words, desk, user }: PartProps) {
  const { team } = words;
  const change = useTeamChange(words, { password: team.account.wrongPassword, taken: team.users.taken });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const email = valueIn(form, 'email').trim();
    const password = valueIn(form, 'password');
    void change(() => desk.team.changeAccount({ email, password }), team.account.saved);
  }

  return (
    <>
      <h2 className={styles.heading}>{team.account.address}</h2>
      <form method="dialog" className={styles.form} onSubmit={handleSubmit}>
        <TextField
          label={team.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={user.email}
          maxLength={longest.email}
          required
        />
        <TextField
          label={team.account.confirm}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" size="small">
          {team.account.save}
        </Button>
      </form>
    </>
  );
}

function Password({ words, desk, user }: PartProps) {
  const { team } = words;
  const change = useTeamChange(words, { password: team.account.wrongPassword });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const [current, next] = [valueIn(form, 'current'), valueIn(form, 'next')];
    if (await change(() => desk.team.changePassword(current, next), team.account.passwordChanged))
      form.reset();
  }

  return (
    <>
      <h2 className={styles.heading}>{team.account.password}</h2>
      <form method="dialog" className={styles.narrow} onSubmit={(event) => void handleSubmit(event)}>
        {/* So that a password manager knows whose it is. */}
        <input type="hidden" name="username" autoComplete="username" value={user.email} />
        <TextField
          label={team.account.current}
          name="current"
          type="password"
          autoComplete="current-password"
          required
        />
        <NewPasswordField words={team} />
        <Button type="submit" size="small">
          {team.account.password}
        </Button>
      </form>
    </>
  );
}
