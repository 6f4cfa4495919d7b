import * as v from 'valibot';
import { languages } from '../../config/locales.ts';
import { longest } from '../../config/text-limits.ts';
import { minPasswordLength } from './password-length.ts';
import { loginRules, roles } from './roles.ts';
import { emailOf, filled, lineOf, oneOf, optionalLine } from './text-schema.ts';

/** Input of the users of the dashboard and of their own account. Unknown keys are dropped. */

/** A typed password; its length is limited, because hashing a very long one would load the server. */
const typedPassword = v.pipe(v.string('text'), v.maxLength(longest.password, 'too-long'));
const newPassword = v.pipe(typedPassword, v.minLength(minPasswordLength, 'too-short'));
const token = v.pipe(v.string('text'), v.regex(/^[\w-]{43}$/, 'characters'));
const name = filled(lineOf(longest.name));
const role = oneOf(roles);
/** Empty: the language of the page that is open. */
const language = oneOf(['', ...languages]);

/** A login: without an e-mail address it is that of the only user. */
export const loginSchema = v.object({ email: optionalLine(longest.email), password: typedPassword });

export const invitationSchema = v.object({
  email: emailOf(longest.email),
  name,
  role,
  language: v.optional(language, ''),
});
export const userChangeSchema = v.object({
  role: v.optional(role),
  /** Only back to the password: for somebody who has lost the passkey. */
  loginRule: v.optional(oneOf(['password'])),
});
/** A password is needed for the e-mail address and for what a login needs. */
export const accountChangeSchema = v.object({
  name: v.optional(name),
  language: v.optional(language),
  email: v.optional(emailOf(longest.email)),
  loginRule: v.optional(oneOf(loginRules)),
  password: v.optional(typedPassword, ''),
});
export const passwordChangeSchema = v.object({ current: typedPassword, next: newPassword });
export const confirmedByPasswordSchema = v.object({ password: typedPassword });

export const resetRequestSchema = v.object({ email: emailOf(longest.email) });
export const linkSchema = v.object({ token });
export const resetSchema = v.object({ token, password: newPassword });
export const acceptSchema = v.object({ token, name, password: newPassword });

const base64url = (maxLength: number) =>
  v.pipe(v.string('text'), v.maxLength(maxLength, 'too-long'), v.regex(/^[\w-]+$/, 'characters'));

/** An answer of an authenticator, in the JSON form of WebAuthn level 3, without what we do not read. */
const credential = {
  id: base64url(1400),
  clientDataJSON: base64url(8000),
  authenticatorData: base64url(8000),
};
/** A login with a passkey. */
export const passkeyLoginSchema = v.object({ ...credential, signature: base64url(2000) });
/** A new passkey, with the name its owner gives it. */
export const newPasskeySchema = v.object({
  ...credential,
  publicKey: base64url(4000),
  name: filled(lineOf(longest.name)),
});

export const logSearchSchema = v.object({
  page: v.optional(
    v.pipe(v.string('text'), v.regex(/^[1-9]\d{0,5}$/, 'characters'), v.transform(Number)),
    '1',
  ),
  user: optionalLine(128),
  record: optionalLine(128),
});
