import { testSite as site } from '#content/test-support/test-site.ts';
import { enquiryForm, type Enquiry } from '#shared/forms/enquiry.ts';
import {
  eachText,
  type Form,
  type NamedTextField,
  type TextKind,
  type TextOf,
} from '#shared/forms/define-form.ts';
import { serviceInterests } from '#shared/forms/interest-options.ts';

const sampleOfKind: Record<TextKind, (name: string, field: NamedTextField) => string> = {
  line: (name) => `my-${name}-value`,
  text: (name) => `my-${name}-value\nwith a <b>second</b> line.`,
  email: (name) => `my-${name}-value@sender.example`,
  phone: (name) => `+44 20 my-${name}-value`,
  link: (name) => `sender.example/my-${name}-value`,
  service: () => serviceInterests({ services: site.services[site.defaultLanguage] ?? [] })[0] ?? '',
  choice: (_, field) => (field.kind === 'choice' && Object.keys(field.options)[0]) || '',
};

/** A form with a different value in each field; for tests. */
export function filledOf<Fields extends Form>(form: Fields): TextOf<Fields> {
  return eachText(form, (field) => sampleOfKind[field.kind](field.name, field));
}

/** A form with empty fields; for tests. */
export function emptyOf<Fields extends Form>(form: Fields): TextOf<Fields> {
  return eachText(form, () => '');
}

/** An enquiry as people write them: an apostrophe, an ampersand, letters beyond ASCII, lines and angle brackets. */
export const enquirySample = {
  ...filledOf(enquiryForm),
  name: "Mira O'Dell",
  email: 'mira@halden.example',
  phone: '+47 22 00 00 00',
  company: 'Halden & Sønner',
  serviceInterest: 'database',
  message: 'Reports take 40 minutes.\nThe index is <b>fine</b>, we think.',
} as const satisfies Enquiry;
