import type { FormName } from '#shared/form-endpoints.ts';
import { applicationForm } from '#shared/forms/application.ts';
import type { Form } from '#shared/forms/define-form.ts';
import { enquiryForm } from '#shared/forms/enquiry.ts';
import { newsletterForm } from '#shared/forms/newsletter.ts';
import type { PlainMessageKey } from '#shared/i18n/translator.ts';

interface PostedForm {
  fields: Form;
  /** The page to return to when the post names none. */
  page: 'contact' | 'home' | 'careers';
  /** Heading and button of the form when it is shown again. */
  title: PlainMessageKey;
  submit: PlainMessageKey;
}

export const postedForms = {
  enquiry: {
    fields: enquiryForm,
    page: 'contact',
    title: 'nav.contact',
    submit: 'enquiry.form.send',
  },
  newsletter: {
    fields: newsletterForm,
    page: 'home',
    title: 'newsletter.subscribe',
    submit: 'newsletter.subscribe',
  },
  application: {
    fields: applicationForm,
    page: 'careers',
    title: 'application.title',
    submit: 'application.form.submit',
  },
} as const satisfies Record<FormName, PostedForm>;
