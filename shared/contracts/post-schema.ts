import * as v from 'valibot';
import { languages } from '../../config/locales.ts';
import { oneOf } from './text-schema.ts';

/** What every form may send beside its fields; the honeypot and the time trap are read by `server/live/security/spam.ts`. */
export const postSchema = v.object({
  language: v.optional(oneOf(languages)),
  /** From a header or a field; long enough that two senders do not choose the same by chance. */
  idempotencyKey: v.optional(v.pipe(v.string('text'), v.regex(/^[\w-]{16,128}$/, 'characters'))),
});
