import { shownIn, type Kind } from '../../../../shared/forms/define-form.ts';
import { enquiryForm, type Enquiry } from '../../../../shared/forms/enquiry.ts';

const shown = shownIn(enquiryForm, 'dashboard');

/** From who wrote over how to reach them to what it is about. */
const kinds: readonly Kind[] = ['line', 'email', 'phone', 'link', 'service'];
const fields = kinds.flatMap((kind) => shown.filter((field) => field.kind === kind));
const texts = shown.filter(({ kind }) => kind === 'text');

/**
 * What the dashboard shows of an enquiry below its head: on one line, without what was left empty, and the texts.
 * @param serviceNames by the id they are stored under
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
