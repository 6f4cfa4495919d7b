import { useEffect, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { fill } from '../../../lib/template.ts';
import type { AccountLinks } from '../../../ports/admin-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { NameField, NewPasswordField } from './account-fields.tsx';
import type { AccountLink } from './account-link.ts';
import type { LiveAdminWords } from './desk-words.ts';
import { valueIn } from '../form-values.ts';
import { GateFrame } from '../gate-frame.tsx';
import gate from '../gate.module.css';

type Found = { state: 'loading' | 'invalid' } | { state: 'valid'; email: string; name: string };

/**
 * What a link in a mail leads to: an invited person joins with name and password, or a user chooses a new
 * password. A link that was used or is too old says so.
 * @param onDone after the password was stored, or to leave
 */
export function LinkPage({
  link: { kind, token },
  reach,
  words,
  art,
  heading,
  onDone,
}: {
  link: AccountLink;
  reach: () => Promise<AccountLinks>;
  words: LiveAdminWords;
  art: ReactNode;
  heading: RefObject<HTMLHeadingElement | null>;
  onDone: () => void;
}) {
  const { login, team } = words;
  const isInvitation = kind === 'invitation';
  const [found, setFound] = useState<Found>(
    isInvitation ? { state: 'loading' } : { state: 'valid', email: '', name: '' },
  );

  function tell(reason: 'link' | 'unavailable'): void {
    if (reason === 'link') setFound({ state: 'invalid' });
    else notify({ channel: 'status', tone: 'error', title: words.unavailable });
  }

  useEffect(() => {
    if (!isInvitation) return;
    const look = async () => {
      const answer = await (await reach()).invitation(token);
      if (answer.ok) setFound({ state: 'valid', ...answer.value });
      else tell(answer.reason);
    };
    look().catch(() => tell('unavailable'));
    // The link of a page does not change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const next = valueIn(form, 'next');
    try {
      const links = await reach();
      const answer = isInvitation
        ? await links.accept(token, valueIn(form, 'name').trim(), next)
        : await links.reset(token, next);
      if (!answer.ok) return tell(answer.reason);
      if (!isInvitation) notify({ channel: 'status', tone: 'success', title: team.gate.resetDone });
      onDone();
    } catch {
      tell('unavailable');
    }
  }

  const lead = isInvitation
    ? found.state === 'valid'
      ? fill(team.gate.invitationLead, { email: found.email })
      : ''
    : team.gate.resetChoose;
  return (
    <GateFrame
      {...{ art, heading }}
      words={login}
      title={isInvitation ? team.gate.welcome : team.gate.resetTitle}
      lead={found.state === 'invalid' ? '' : lead}
    >
      {found.state === 'invalid' && (
        <>
          <p className={gate.told} role="alert">
            {team.gate.linkInvalid}
          </p>
          <div className={gate.ways}>
            <Button size="small" onClick={onDone}>
              {team.gate.back}
            </Button>
          </div>
        </>
      )}
      {found.state === 'valid' && (
        <form
          method="dialog"
          aria-labelledby="gate-title"
          className={gate.fields}
          onSubmit={(event) => void handleSubmit(event)}
        >
          {isInvitation && <NameField words={team} autoComplete="name" defaultValue={found.name} />}
          <NewPasswordField words={team} />
          <Button type="submit" look="primary" className={gate.submit}>
            {isInvitation ? team.gate.join : team.gate.resetSave}
          </Button>
        </form>
      )}
    </GateFrame>
  );
}
