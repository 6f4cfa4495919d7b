import type { Application } from '../../../shared/contracts/application.ts';
import type { ApplicationText } from '../../../shared/forms/application.ts';
import { readText } from '../../components/read-text.ts';

/** The attached resume; an empty file input gives a file without a name. */
export function readResume(form: FormData): File | null {
  const file = form.get('resume');
  return file instanceof File && file.name !== '' ? file : null;
}

/** The application, or null without a resume (the browser asks for one before). */
export function readApplication(
  form: FormData,
  labels: ApplicationText,
  job: { id: string; title: string },
): Application | null {
  const resume = readResume(form);
  return resume && { ...readText(form, labels), resume, jobId: job.id, jobTitle: job.title };
}
