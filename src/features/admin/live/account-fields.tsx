import type { ComponentProps } from 'react';
import { longest } from '../../../../config/text-limits.ts';
import { minPasswordLength } from '../../../../shared/contracts/password-length.ts';
import { fill } from '../../../lib/template.ts';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { TeamWords } from './team-words.ts';

type Own = Omit<ComponentProps<typeof TextField>, 'label' | 'name' | 'type'> & { words: TeamWords };

/** The name of a user. */
export function NameField({ words, ...field }: Own) {
  return <TextField label={words.users.name} name="name" maxLength={longest.name} required {...field} />;
}

/** The address of a user. */
export function AddressField({ words, ...field }: Own) {
  return (
    <TextField label={words.email} name="email" type="email" maxLength={longest.email} required {...field} />
  );
}

/** The language of a user's dashboard and mails. */
export function LanguageField({ words, current }: { words: TeamWords; current?: string }) {
  return (
    <SelectField
      label={words.users.language}
      name="language"
      defaultValue={current}
      placeholder={words.users.languageOfPage}
      options={Object.entries(words.languages).map(([value, label]) => ({ value, label }))}
    />
  );
}

/** The password that the user has, asked for again before a change. */
export function CurrentPasswordField(field: { label: string; name: 'password' | 'current' }) {
  return <TextField {...field} type="password" autoComplete="current-password" required />;
}

/** A new password, named `next`, long enough for the API. */
export function NewPasswordField({ words }: { words: TeamWords }) {
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
