import * as v from 'valibot';
import { serviceInterests, type Enquiry } from './enquiry.ts';
import { textBounds } from './text-bounds.ts';
import { emailAddress, oneOf, optionalLine, requiredLine, requiredText } from './text-schema.ts';

/** What live mode takes as an enquiry (SPEC section 5, Contact form). Keys it does not know are left out. */
export const enquirySchema = v.object({
  name: requiredLine(textBounds.name),
  email: emailAddress,
  phone: optionalLine(textBounds.phone),
  company: optionalLine(textBounds.company),
  serviceInterest: v.optional(oneOf([...serviceInterests, '']), ''),
  message: requiredText(textBounds.message),
} satisfies Record<
  keyof Enquiry,
  v.GenericSchema<unknown, Enquiry[keyof Enquiry]>
>) satisfies v.GenericSchema<unknown, Enquiry>;
