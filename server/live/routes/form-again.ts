import type { Language } from '../../../config/locales.ts';
import { splitPath } from '../../../config/routes.ts';
import { createTranslator, type Translator } from '../../../i18n/translator.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import type { Form } from '../../../shared/forms/define-form.ts';
import { enquiryForm } from '../../../shared/forms/enquiry.ts';
import { newsletterForm } from '../../../shared/forms/newsletter.ts';
import type { Refusal } from './answers.ts';
import type { Fields } from './read-body.ts';

const forms: Record<string, { action: string; fields: Form }> = {
  enquiry: { action: '/api/enquiries', fields: enquiryForm },
  newsletter: { action: '/api/newsletter', fields: newsletterForm },
  application: { action: '/api/applications', fields: applicationForm },
};

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What is wrong with a field, in the page's language; null when nothing is. */
function problemOf(t: Translator, refusal: Refusal, name: string, label: string): string | null {
  if (name === 'resume' && refusal.word === 'resume') return `${label}: ${t('live.resume.otherFormat')}`;
  if (name === 'resume' && refusal.word === 'empty-resume') return `${label}: ${t('live.resume.empty')}`;
  const word = refusal.fields?.[name];
  switch (word) {
    case undefined:
      return null;
    case 'email':
    case 'too-long':
    case 'required':
      return t(`live.problem.${word}`, { field: label });
    default:
      return t('live.problem.other', { field: label });
  }
}

/** What is wrong when it is no field. */
function failureOf(t: Translator, { status, retryAfterS = 0 }: Refusal): string {
  return status === 429
    ? t('live.problem.rate', { minutes: Math.ceil(retryAfterS / 60) })
    : t('live.problem.failed');
}

/** Puts a value into one control of the form. */
function withValue(control: string, value: string): string {
  if (control.startsWith('<input')) return control.replace(/\/?>$/, () => ` value="${escape(value)}"/>`);
  // A line break right after the start tag is not part of the text.
  if (control.startsWith('<textarea'))
    return control.replace('></textarea>', () => `>\n${escape(value)}</textarea>`);
  const option = `<option value="${escape(value)}"`;
  return control.replace(`${option}>`, () => `${option} selected="">`);
}

const controls =
  /<input\b[^>]*\bname="(?<input>\w+)"[^>]*>|<textarea\b[^>]*\bname="(?<area>\w+)"[^>]*><\/textarea>|<select\b[^>]*\bname="(?<list>\w+)"[^>]*>.*?<\/select>/gs;

/**
 * The page of a form that was posted without script and could not be stored: with all that was typed, what is
 * wrong beside its field, and the focus there. A chosen file cannot be kept. Scripts are left out, because
 * the page has the address of the API. Of two forms of a kind it is the first: the other one is in the footer.
 * @param html the built page
 * @param path its path, for the language
 * @param typed what was posted
 */
export function formAgain(
  html: string,
  { form, path, typed, refusal }: { form: keyof typeof forms; path: string; typed: Fields; refusal: Refusal },
): string {
  const language: Language = splitPath(path).language;
  const t = createTranslator(language);
  const { action, fields } = forms[form]!;
  const said = (text: string, id: string) =>
    `<p id="${id}" role="alert"><strong>${escape(text)}</strong></p>`;
  let hasFocus = false;

  function control(text: string, ...found: unknown[]): string {
    const names: unknown = found.at(-1);
    if (typeof names !== 'object' || names === null) return text;
    const name = String(Object.values(names).find((value) => value !== undefined));
    const field = fields[name];
    if (!field || /\btype="hidden"/.test(text)) return text;
    const value = typed[name];
    const filled = typeof value === 'string' && field.kind !== 'file' ? withValue(text, value) : text;
    const problem = problemOf(t, refusal, name, t(field.label));
    if (problem === null) return filled;
    const id = `${form}-${name}-problem`;
    const focus = hasFocus ? '' : ' autofocus=""';
    hasFocus = true;
    const marked = filled
      .replace(/ aria-describedby="([^"]*)"/, '')
      .replace(/^<\w+/, (start) => `${start}${focus} aria-invalid="true" aria-describedby="${id}"`);
    return said(problem, id) + marked;
  }

  const pattern = new RegExp(`(<form\\b[^>]*\\baction="${action}"[^>]*>)(.*?)(</form>)`, 's');
  const page = html.replace(pattern, (_: string, start: string, inside: string, end: string) => {
    const filled = inside.replace(controls, control);
    if (hasFocus) return start + filled + end;
    hasFocus = true;
    const id = `${form}-problem`;
    const alert = said(failureOf(t, refusal), id).replace('<p', '<p tabindex="-1" autofocus=""');
    return `${start}${alert}${filled}${end}`;
  });
  return page.replace(/<script\b.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}
