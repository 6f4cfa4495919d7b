import { shownIn, type Kind } from '../../../../shared/forms/define-form.ts';
import { enquiryForm, type Enquiry } from '../../../../shared/forms/enquiry.ts';

const shown = shownIn(enquiryForm, 'dashboard');

/** In this order: who wrote, how to reach them, what it is about. */
const kinds: readonly Kind[] = ['line', 'email', 'phone', 'link', 'service'];
const fields = kinds.flatMap((kind) => shown.filter((field) => field.kind === kind));
const texts = shown.filter(({ kind }) => kind === 'text');

/**
 * The details of an enquiry below its heading: short values on one line, without empty ones, then the texts.
 * @param serviceNames by the stored id
 */
export function enquiryAsides(
  enquiry: Enquiry,
  serviceNames: Readonly<Record<string, string>>,
): { line: string; texts: string[] } {
  const values = fields.map(({ kind, name }) => {
    const value = enquiry[name];
    if (kind === 'phone') return value.replaceAll(' ', '\u00A0');
    return kind === 'service' ? (serviceNames[value] ?? value) : value;
  });
  return {
    line: values.filter((value) => value !== '').join(' · '),
    texts: texts.map(({ name }) => enquiry[name]).filter((text) => text !== ''),
  };
}
