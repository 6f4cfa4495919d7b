import * as v from 'valibot';
import { longest } from '../../config/text-limits.ts';
import { optionalLine } from './text-schema.ts';

/**
 * What live mode takes as a login; without an account it is the one account there is. Any password may be tried, but hashing one of a
 * megabyte would cost the server.
 */
export const loginSchema = v.object({
  account: optionalLine(longest.name),
  password: v.pipe(v.string('text'), v.maxLength(longest.password, 'too-long')),
});
