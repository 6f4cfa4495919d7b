import * as v from 'valibot';
import { emailAddress } from './text-schema.ts';

/** What live mode takes as a newsletter sign-up (SPEC section 5, Newsletter). */
export const newsletterSchema = v.object({ email: emailAddress });
