import { minPasswordLength } from '../../../../shared/contracts/password-length.ts';
import { longest } from '../../../../config/text-limits.ts';
import { fill } from '../../../lib/template.ts';
import { TextField } from '../../../ui/field.tsx';
import type { TeamWords } from './team-words.ts';

/** A new password, named `next`, long enough for the API. */
export function NewPasswordField({ words }: { words: Pick<TeamWords, 'newPassword' | 'passwordRule'> }) {
  return (
    <TextField
      label={words.newPassword}
      name="next"
      type="password"
      autoComplete="new-password"
      required
      minLength={minPasswordLength}
      maxLength={longest.password}
      hint={fill(words.passwordRule, { count: minPasswordLength })}
    />
  );
}
