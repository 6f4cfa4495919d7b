import type { SubmitEvent } from 'react';
import type { AdminDesk } from '../../../ports/admin-desk.ts';
import type { OwnUser } from '../../../ports/team-desk.ts';
import { Button } from '../../../ui/button.tsx';
import {
  AddressField,
  CurrentPasswordField,
  LanguageField,
  NameField,
  NewPasswordField,
} from './account-fields.tsx';
import { AccountPasskeys } from './account-passkeys.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { Loaded } from './desk-parts.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import { valueIn } from '../form-values.ts';
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
      <NameField words={team} autoComplete="name" defaultValue={user.name} />
      <LanguageField words={team} current={user.language} />
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
        <AddressField words={team} autoComplete="email" defaultValue={user.email} />
        <CurrentPasswordField label={team.account.confirm} name="password" />
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
        <CurrentPasswordField label={team.account.current} name="current" />
        <NewPasswordField words={team} />
        <Button type="submit" size="small">
          {team.account.password}
        </Button>
      </form>
    </>
  );
}
