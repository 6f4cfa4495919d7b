import * as v from 'valibot';
import { textBounds } from './text-bounds.ts';

/** What live mode takes as a login. Any password may be tried, but hashing one of a megabyte would cost the server. */
export const loginSchema = v.object({
  password: v.pipe(v.string('text'), v.maxLength(textBounds.password, 'too-long')),
});
