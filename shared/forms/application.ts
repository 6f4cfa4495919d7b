import { limits } from '#shared/limits.ts';
import { longest } from '#shared/text-limits.ts';
import { defineForm, type ReceivedOf, type TextOf } from './define-form.ts';

const all = ['mail', 'dashboard', 'csv', 'search'] as const;
/** Name and address are in the heading of mail, record and table already, so they are only searched. */
const head = ['search'] as const;
const sender = ['mail', 'dashboard', 'search'] as const;
const record = ['dashboard', 'csv', 'search'] as const;
const { resumeMaxBytes } = limits.application;

/** The application form of a job (SPEC sections 3 and 5, Application form). Files are handled separately. */
export const applicationForm = defineForm('application', all, {
  firstName: {
    kind: 'line',
    max: longest.name,
    isRequired: true,
    label: 'application.firstName',
    autoComplete: 'given-name',
    in: head,
  },
  lastName: {
    kind: 'line',
    max: longest.name,
    isRequired: true,
    label: 'application.lastName',
    autoComplete: 'family-name',
    in: head,
  },
  email: {
    kind: 'email',
    max: longest.email,
    isRequired: true,
    label: 'application.email',
    placeholder: 'application.email.placeholder',
    autoComplete: 'email',
    in: sender,
  },
  phone: {
    kind: 'phone',
    max: longest.phone,
    isRequired: true,
    label: 'application.phone',
    hint: 'application.phone.hint',
    autoComplete: 'tel',
    in: record,
  },
  linkedIn: {
    kind: 'link',
    max: longest.link,
    label: 'application.linkedIn',
    placeholder: 'application.linkedIn.placeholder',
    autoComplete: 'off',
    in: record,
  },
  portfolio: {
    kind: 'link',
    max: longest.link,
    label: 'application.portfolio',
    placeholder: 'application.portfolio.placeholder',
    autoComplete: 'url',
    in: record,
  },
  coverLetter: {
    kind: 'text',
    max: longest.coverLetter,
    label: 'application.coverLetter',
    placeholder: 'application.coverLetter.placeholder',
    in: record,
  },
  resume: { kind: 'file', max: resumeMaxBytes, isRequired: true, label: 'application.resume', in: [] },
});

export type ApplicationText = TextOf<typeof applicationForm>;

/** The same after it was received. */
export type ReceivedText = ReceivedOf<typeof applicationForm>;
