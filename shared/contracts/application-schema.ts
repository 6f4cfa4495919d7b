import * as v from 'valibot';
import { jobIds } from '../../content/jobs.ts';
import type { Application, ApplicationText } from './application.ts';
import { textBounds } from './text-bounds.ts';
import { emailAddress, oneOf, optionalLine, optionalText, requiredLine } from './text-schema.ts';

/**
 * What live mode takes as an application, without its resume (SPEC section 5, Application form). The title of the job is not among it:
 * the server knows it. Keys it does not know are left out.
 */
export const applicationSchema = v.object({
  jobId: oneOf(jobIds),
  firstName: requiredLine(textBounds.name),
  lastName: requiredLine(textBounds.name),
  email: emailAddress,
  phone: requiredLine(textBounds.phone),
  linkedIn: optionalLine(textBounds.link),
  portfolio: optionalLine(textBounds.link),
  coverLetter: optionalText(textBounds.coverLetter),
} satisfies Record<
  keyof Omit<Application, 'jobTitle' | 'resume'>,
  v.GenericSchema<unknown, string>
>) satisfies v.GenericSchema<unknown, ApplicationText & { jobId: string }>;

/** What live mode takes as the name of a resume; its content is judged by the server. */
export const resumeNameSchema = v.object({ resume: requiredLine(textBounds.fileName) });
