import {
  applicationTextFields,
  type Application,
  type ApplicationText,
} from '../../../shared/contracts/application.ts';

/** The text fields of the application form, as they were typed (SPEC section 3, Application form). */
export function readApplicationText(fields: FormData): ApplicationText {
  const text = (name: keyof ApplicationText) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    linkedIn: text('linkedIn'),
    portfolio: text('portfolio'),
    coverLetter: text('coverLetter'),
  };
}

/** The attached resume; an empty file input holds a file without a name. */
export function readResume(fields: FormData): File | null {
  const file = fields.get('resume');
  return file instanceof File && file.name !== '' ? file : null;
}

/** All that is sent, or null without a resume: the browser asks for one before that. */
export function readApplication(fields: FormData, job: { id: string; title: string }): Application | null {
  const resume = readResume(fields);
  return resume && { ...readApplicationText(fields), resume, jobId: job.id, jobTitle: job.title };
}

/** True when something was typed that leaving the page would lose. */
export function hasText(text: ApplicationText): boolean {
  return applicationTextFields.some((name) => text[name] !== '');
}
