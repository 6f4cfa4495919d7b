import { fill } from '../../../lib/template.ts';
import { roles, type Role } from '../../../../shared/contracts/roles.ts';
import type { TeamUser } from '../../../ports/team-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailAddress } from '../email-address.tsx';
import { Loaded } from './desk-parts.tsx';
import desk from './desk.module.css';
import { InviteForm } from './invite-form.tsx';
import styles from './team.module.css';
import { useDeskQuery } from './use-desk.ts';
import { useOwnUser, useTeamChange } from './use-team.ts';
import type { ViewProps } from './view-props.ts';

/** The users of the dashboard, for owners: who they are, what they may do, and invitations. */
export function TeamView({ words, desk: port, ask }: ViewProps) {
  const { team } = words;
  const own = useOwnUser(port);
  const query = useDeskQuery(['users'], () => port.team.users());
  const change = useTeamChange(words, { 'last-owner': team.users.lastOwner, taken: team.users.taken });
  const nameOf = ({ name, email }: TeamUser) => name || email;

  function giveRole(user: TeamUser, role: Role): void {
    const done = fill(team.users.changed, { name: nameOf(user), role: team.roles[role] });
    void change(() => port.team.changeUser(user.id, { role }), done);
  }

  function remove(user: TeamUser): void {
    ask({
      title: fill(team.users.removeTitle, { name: nameOf(user) }),
      text: team.users.removeText,
      confirm: team.users.remove,
      onConfirm: () =>
        void change(() => port.team.removeUser(user.id), fill(team.users.removed, { name: nameOf(user) })),
    });
  }

  return (
    <>
      <p className={desk.aside}>{team.users.lead}</p>
      <Loaded query={query} words={words.desk}>
        {(users) => (
          <ul className={styles.list}>
            {users.map((user) => (
              <li key={user.id} className={styles.entry}>
                <div className={styles.who}>
                  <strong>
                    <bdi>{nameOf(user)}</bdi>
                    {user.id === own?.id && ` (${team.users.you})`}
                  </strong>
                  <EmailAddress>{user.email}</EmailAddress>
                  {user.joinedAt === null && <span className={styles.note}>{team.users.invited}</span>}
                </div>
                <label className={styles.choice}>
                  <span className="visually-hidden">
                    {team.users.role}: {nameOf(user)}
                  </span>
                  <select
                    value={user.role}
                    onChange={(event) => {
                      const role = roles.find((one) => one === event.currentTarget.value);
                      if (role) giveRole(user, role);
                    }}
                  >
                    {roles.map((role) => (
                      <option key={role} value={role}>
                        {team.roles[role]}
                      </option>
                    ))}
                  </select>
                </label>
                <div className={styles.actions}>
                  {user.joinedAt === null && (
                    <Button
                      size="small"
                      look="quiet"
                      onClick={() =>
                        void change(
                          () => port.team.inviteAgain(user.id),
                          fill(team.users.sent, { email: user.email }),
                        )
                      }
                    >
                      {team.users.again} <span className="visually-hidden">{nameOf(user)}</span>
                    </Button>
                  )}
                  {user.loginRule !== 'password' && user.id !== own?.id && (
                    <Button
                      size="small"
                      look="quiet"
                      onClick={() =>
                        void change(
                          () => port.team.changeUser(user.id, { loginRule: 'password' }),
                          fill(team.users.passwordOnlyDone, { name: nameOf(user) }),
                        )
                      }
                    >
                      {team.users.passwordOnly} <span className="visually-hidden">{nameOf(user)}</span>
                    </Button>
                  )}
                  {user.id !== own?.id && (
                    <Button size="small" look="quiet" onClick={() => remove(user)}>
                      {team.users.remove} <span className="visually-hidden">{nameOf(user)}</span>
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <h2 className={styles.heading}>{team.users.invite}</h2>
      <ul className={styles.texts}>
        {team.roleTexts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <InviteForm words={words} desk={port} />
    </>
  );
}
