import * as v from 'valibot';
import { longest } from '../../config/text-limits.ts';
import { optionalLine } from './text-schema.ts';

/**
 * Input of a login; `account` defaults to the only one. The password's length is limited, because hashing a
 * very long one would load the server.
 */
export const loginSchema = v.object({
  account: optionalLine(longest.name),
  password: v.pipe(v.string('text'), v.maxLength(longest.password, 'too-long')),
});
