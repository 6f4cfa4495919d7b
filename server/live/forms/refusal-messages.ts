import type { LiveSite } from '#server/served-site.ts';
import type { FormName } from '#shared/form-endpoints.ts';
import type { Field, Form } from '#shared/forms/define-form.ts';
import type { PlainMessageKey, Translator } from '#shared/i18n/translator.ts';
import type { Refusal } from '#server/live/requests.ts';
import { postedForms } from './posted-forms.ts';

/** What is wrong with a field, in the page's language; null when nothing is. */
function problemOf(
  t: Translator,
  { code: word, fields }: Refusal,
  name: string,
  field: Field,
): string | null {
  const label = t(field.label);
  if (field.kind === 'file') {
    const key = fileProblems[word];
    if (key) return t('label.value', { label, value: t(key) });
  }
  const problem = word === 'too-large' && field.kind === 'text' ? 'too-long' : fields?.[name];
  switch (problem) {
    case undefined:
      return null;
    case 'email':
    case 'too-long':
    case 'required':
      return t(`live.problem.${problem}`, { field: label });
    case 'text':
    case 'characters':
    case 'choice':
    case 'repeated':
      return t('live.problem.other', { field: label });
  }
}

const fileProblems: Partial<Record<Refusal['code'], PlainMessageKey>> = {
  resume: 'live.problem.resume',
  'empty-resume': 'live.resume.empty',
  'too-large': 'live.resume.large',
};

/** What the sender of a refused form reads. */
export interface RefusalMessages {
  /** Empty when the same form may be stored at another try. */
  message: string;
  /** What is wrong with fields, by name. */
  messages: Readonly<Record<string, string>>;
}

const finalStatuses: readonly number[] = [400, 403, 413, 415, 422];
/** Nobody waits longer than this for a form to open again. */
const longestWaitS = 3600;
/** True when another try cannot succeed, or only much later. */
export const isFinal = ({ status, retryAfterS = 0 }: Refusal) =>
  finalStatuses.includes(status) || retryAfterS > longestWaitS;

/** The address to write to when a form cannot be sent. */
export const emailFor = (site: LiveSite, form: FormName): string =>
  site.settings.contact.email[form === 'application' ? 'careers' : 'general'];

/** Says why a form was refused, in a language. */
export function refusalMessages(
  site: LiveSite,
  t: Translator,
  form: FormName,
  refusal: Refusal,
): RefusalMessages {
  const fields: Form = postedForms[form].fields;
  const hasFile = Object.values(fields).some(({ kind }) => kind === 'file');
  const messages: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (refusal.code === 'too-large' && hasFile && field.kind !== 'file') continue;
    const problem = problemOf(t, refusal, name, field);
    if (problem !== null) messages[name] = problem;
  }
  const { status, retryAfterS = 0 } = refusal;
  const email = emailFor(site, form);
  let message = Object.values(messages).join(' ');
  if (status === 429 && !isFinal(refusal))
    message = t('live.problem.rate', { minutes: Math.ceil(retryAfterS / 60) });
  else if (refusal.fields?.['jobId']) message = t('live.problem.position', { email });
  else if (message === '' && isFinal(refusal)) message = t('live.problem.final', { email });
  return { message, messages };
}
