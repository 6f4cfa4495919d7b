import { longest } from '#shared/text-limits.ts';
import { defineForm, type TextOf } from './define-form.ts';

const all = ['search'] as const;

/** The newsletter form (SPEC section 5, Newsletter). */
export const newsletterForm = defineForm('newsletter', all, {
  email: {
    kind: 'email',
    max: longest.email,
    isRequired: true,
    label: 'newsletter.label',
    placeholder: 'newsletter.placeholder',
    autoComplete: 'email',
    in: all,
  },
});

export type Subscription = TextOf<typeof newsletterForm>;
