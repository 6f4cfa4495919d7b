import { longest } from '#shared/text-limits.ts';
import { defineForm, type TextOf } from './define-form.ts';

const all = ['mail', 'dashboard', 'search'] as const;
/** The dashboard shows name and address as the record's heading. */
const head = ['mail', 'search'] as const;

/** The contact form (SPEC sections 3 and 5, Contact form). */
export const enquiryForm = defineForm('enquiry', all, {
  name: {
    kind: 'line',
    max: longest.name,
    isRequired: true,
    label: 'contact.form.name',
    autoComplete: 'name',
    in: head,
  },
  email: {
    kind: 'email',
    max: longest.email,
    isRequired: true,
    label: 'contact.form.email',
    placeholder: 'contact.form.email.placeholder',
    autoComplete: 'email',
    in: head,
  },
  phone: { kind: 'phone', max: longest.phone, label: 'contact.form.phone', autoComplete: 'tel', in: all },
  company: {
    kind: 'line',
    max: longest.company,
    label: 'contact.form.company',
    autoComplete: 'organization',
    in: all,
  },
  serviceInterest: {
    kind: 'service',
    label: 'contact.form.service',
    placeholder: 'contact.form.service.placeholder',
    in: all,
  },
  message: {
    kind: 'text',
    max: longest.message,
    isRequired: true,
    label: 'contact.form.message',
    placeholder: 'contact.form.message.placeholder',
    in: all,
  },
});

/** What a visitor sends with the contact form. */
export type Enquiry = TextOf<typeof enquiryForm>;
