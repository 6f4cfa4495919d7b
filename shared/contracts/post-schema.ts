import * as v from 'valibot';
import { languages } from '../locales.ts';
import { oneOf } from './text-schema.ts';

/** Sent with every form beside its fields; `server/live/forms.ts` also reads values that show spam. */
export const postSchema = v.object({
  language: v.optional(oneOf(languages)),
  /** From a header or a field; so long that two senders do not choose the same one by chance. */
  idempotencyKey: v.optional(v.pipe(v.string('text'), v.regex(/^[\w-]{16,128}$/, 'characters'))),
});
