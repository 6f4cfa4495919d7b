import type { SubmitEvent } from 'react';
import { longest } from '../../../../config/text-limits.ts';
import { loginRules } from '../../../../shared/contracts/roles.ts';
import { fill } from '../../../lib/template.ts';
import type { AdminDesk } from '../../../ports/admin-desk.ts';
import type { OwnPasskey, OwnUser } from '../../../ports/team-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { CurrentPasswordField } from './account-fields.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import desk from './desk.module.css';
import { valueIn } from '../form-values.ts';
import styles from './team.module.css';
import { useTeamChange } from './use-team.ts';

/** The user's passkeys, and whether a login needs one. */
export function AccountPasskeys({
  words,
  desk: port,
  user,
  passkeys,
}: {
  words: LiveAdminWords;
  desk: AdminDesk;
  user: OwnUser;
  passkeys: readonly OwnPasskey[];
}) {
  const { account } = words.team;
  const adding = useTeamChange(words, {
    password: account.wrongPassword,
    passkey: account.passkeyFailed,
    taken: account.passkeyFailed,
  });
  const deleting = useTeamChange(words, { passkey: account.passkeyNeeded });
  const ruling = useTeamChange(words, { password: account.wrongPassword });
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'short' });

  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const [name, password] = [valueIn(form, 'name').trim(), valueIn(form, 'password')];
    if (await adding(() => port.team.addPasskey(name, password, user), account.passkeyAdded)) form.reset();
  }

  async function setRule(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const loginRule = loginRules.find((rule) => rule === valueIn(form, 'rule')) ?? 'password';
    const password = valueIn(form, 'password');
    if (await ruling(() => port.team.changeAccount({ loginRule, password }), account.saved)) form.reset();
  }

  const confirm = <CurrentPasswordField label={account.confirm} name="password" />;
  return (
    <>
      <h2 className={styles.heading}>{account.passkeys}</h2>
      <p className={desk.aside}>{account.passkeysLead}</p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map(({ id, name, lastUsedAt }) => (
            <li key={id} className={styles.entry}>
              <div className={styles.who}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                {lastUsedAt !== null && (
                  <span>{fill(account.lastSeen, { date: date.format(new Date(lastUsedAt)) })}</span>
                )}
              </div>
              <Button
                size="small"
                look="quiet"
                onClick={() => void deleting(() => port.team.deletePasskey(id), account.saved)}
              >
                {words.desk.remove.label} <span className="visually-hidden">{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {passkeys.length > 0 && (
        <form
          key={user.loginRule}
          method="dialog"
          className={`${styles.form} ${styles.after}`}
          onSubmit={(event) => void setRule(event)}
        >
          <label className={styles.choice}>
            <span className={styles.label}>{account.rule}</span>
            <select name="rule" defaultValue={user.loginRule}>
              {loginRules.map((rule) => (
                <option key={rule} value={rule}>
                  {account.rules[rule]}
                </option>
              ))}
            </select>
          </label>
          {confirm}
          <Button type="submit" size="small">
            {account.save}
          </Button>
        </form>
      )}
      <form
        method="dialog"
        className={`${styles.form} ${styles.after}`}
        onSubmit={(event) => void add(event)}
      >
        <TextField
          label={account.passkeyName}
          name="name"
          autoComplete="off"
          maxLength={longest.name}
          required
        />
        {confirm}
        <Button type="submit" size="small">
          {account.addPasskey}
        </Button>
      </form>
    </>
  );
}
