import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import gate from '../gate.module.css';
import { PasswordForm } from '../password-form.tsx';
import type { LoginOutcome } from '../use-admin-session.ts';
import type { LiveAdminWords } from './desk-words.ts';

/**
 * The login of live mode: address and password, or a passkey.
 * @param reason why the last login was refused
 * @param onPasskey null where the browser has no passkeys
 */
export function LiveLogin({
  words: { login, team },
  reason,
  onSubmit,
  onPasskey,
  onForgot,
}: {
  words: LiveAdminWords;
  reason: string;
  onSubmit: (password: string, email: string) => Promise<LoginOutcome>;
  onPasskey: (() => void) | null;
  onForgot: () => void;
}) {
  return (
    <>
      <PasswordForm {...{ reason, onSubmit }} words={login}>
        <TextField
          label={team.email}
          name="email"
          type="email"
          autoComplete="username"
          hint={team.gate.alone}
        />
      </PasswordForm>
      <div className={gate.ways}>
        {onPasskey && (
          <Button size="small" onClick={onPasskey}>
            {team.gate.passkey}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={onForgot}>
          {team.gate.forgot}
        </Button>
      </div>
    </>
  );
}
