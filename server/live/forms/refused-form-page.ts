import type { LiveSite } from '#server/served-site.ts';
import { html } from 'hono/html';
import { jsx } from 'hono/jsx';
import type { HtmlEscapedString } from 'hono/utils/html';
import { formControls } from '#shared/form-controls.ts';
import { formApis, type FormName } from '#shared/form-endpoints.ts';
import { honeypot } from '#shared/honeypot.ts';
import { resumeAccept } from '#shared/forms/resume-accept.ts';
import type { Form } from '#shared/forms/define-form.ts';
import { localizeFields, type LocalizedField } from '#shared/forms/localized-field.ts';
import { createTranslator, type Translator } from '#shared/i18n/translator.ts';
import { formatDuration } from '#shared/i18n/format.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import type { Language } from '#shared/locales.ts';
import { interestsOf } from '#server/live/outbox/mail-text.ts';
import { renderAnswerPage } from '#server/live/answer-page.ts';
import type { PostedFields, Refusal } from '#server/live/requests.ts';
import { postedForms } from './posted-forms.ts';
import { emailFor, refusalMessages } from './refusal-messages.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;
type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Values that are sent with a form beside its fields, and are posted again. */
const hiddenNames = ['language', 'page', 'jobId', 'idempotencyKey'];

const valueIn = (typed: PostedFields, name: string): string => {
  const value = typed[name];
  return typeof value === 'string' ? value : '';
};

function controlOf(
  { kind, placeholder, options = [] }: LocalizedField,
  attributes: Attributes,
  value: string,
) {
  const own = formControls[kind];
  switch (own.element) {
    case 'input':
      return jsx('input', { ...attributes, ...own.attributes, value });
    case 'textarea':
      // HTML drops a line break right after the start tag.
      return jsx('textarea', { ...attributes, ...own.attributes }, `\n${value}`);
    case 'select': {
      const all = [{ value: '', label: placeholder ?? '' }, ...options];
      return jsx(
        'select',
        attributes,
        all.map((option) =>
          jsx('option', { value: option.value, selected: option.value === value }, option.label),
        ),
      );
    }
  }
}

/** A labelled control with its hint and its problem. A required one has an asterisk (SPEC section 5). */
function labelled(
  t: Translator,
  field: Pick<LocalizedField, 'name' | 'label' | 'hint' | 'isRequired' | 'autoComplete'>,
  problem: string | undefined,
  hasFocus: boolean,
  control: (attributes: Attributes) => ReturnType<typeof jsx>,
): Html {
  const { name, label, hint, isRequired, autoComplete } = field;
  const notes = [hint && `${name}-hint`, problem !== undefined && `${name}-problem`].filter(Boolean);
  const mark = isRequired
    ? html`<span aria-hidden="true">*</span>`
    : html`<small>(${t('form.optional')})</small>`;
  const attributes = {
    id: name,
    name,
    required: isRequired,
    autocomplete: autoComplete,
    autofocus: hasFocus,
    'aria-invalid': problem === undefined ? undefined : 'true',
    'aria-describedby': notes.join(' ') || undefined,
  };
  return html`<div>
    <label for="${name}">${label} ${mark}</label>
    ${problem === undefined ? '' : html`<p id="${name}-problem" role="alert">${problem}</p>`}
    ${control(attributes)}${hint ? html`<small id="${name}-hint">${hint}</small>` : ''}
  </div>`;
}

/** What the data is used for, as beside the button of the form's page. */
function privacyNote(site: LiveSite, t: Translator, form: FormName): Html {
  const { retention } = site.legal;
  const timeOf = ({ amount, unit }: typeof retention.enquiries) =>
    formatDuration(localeOf(site, t.language), amount, unit);
  const notes: Readonly<Record<FormName, string>> = {
    enquiry: t('contact.form.privacy', { time: timeOf(retention.enquiries) }),
    application: t('application.privacy', { time: timeOf(retention.applications) }),
    newsletter: t('live.newsletter.help'),
  };
  return html`<p>${notes[form]}</p>`;
}

/**
 * The page that answers a form posted without scripts that could not be stored (docs/decisions/022-small-live-mode.md,
 * Forms): the form with all that was typed, what is wrong beside each field, and the focus in the first wrong one. A
 * chosen file cannot be kept.
 * @param page path of the form's page, for a link when nothing could be read
 * @param typed what was posted; null when it could not be read, and the visitor has to begin again
 */
export function refusedFormPage(
  site: LiveSite,
  {
    form,
    language,
    page,
    typed,
    refusal,
  }: {
    form: FormName;
    language: Language;
    page: string;
    typed: PostedFields | null;
    refusal: Refusal;
  },
): Html {
  const t = createTranslator(site, language);
  const { title, submit } = postedForms[form];
  const fields: Form = postedForms[form].fields;
  const { message, messages } = refusalMessages(site, t, form, refusal);
  const firstWrong = Object.keys(fields).find((name) => name in messages);
  const failed = `${t('live.problem.failed')} ${t('live.failure.again', { email: emailFor(site, form) })}`;
  const alert = html`<p role="alert" tabindex="-1" autofocus>${message || failed}</p>`;
  if (typed === null)
    return renderAnswerPage(
      site,
      language,
      t(title),
      html`${alert}
        <p><a href="${page}">${t(title)}</a></p>`,
    );

  const controls = localizeFields(t, fields, interestsOf(site, t)).map((field) =>
    labelled(t, field, messages[field.name], field.name === firstWrong, (attributes) =>
      controlOf(field, attributes, valueIn(typed, field.name)),
    ),
  );
  const files = Object.entries(fields).filter(([, { kind }]) => kind === 'file');
  const fileControls = files.map(([name, { label, isRequired = false }]) =>
    labelled(t, { name, label: t(label), isRequired }, messages[name], name === firstWrong, (attributes) =>
      jsx('input', { ...attributes, type: 'file', accept: resumeAccept }),
    ),
  );
  const hidden = hiddenNames
    .filter((name) => valueIn(typed, name) !== '')
    .map((name) => jsx('input', { type: 'hidden', name, value: valueIn(typed, name) }));
  const trap = html`<div inert>
    <label
      >${t('live.trap')}
      <input
        name="${honeypot}"
        tabindex="-1"
        autocomplete="off"
        data-1p-ignore
        data-lpignore="true"
        data-bwignore
    /></label>
  </div>`;
  const enctype = files.length > 0 ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  return renderAnswerPage(
    site,
    language,
    t(title),
    html`${firstWrong === undefined ? alert : ''}
      <form method="post" action="${formApis[form]}" enctype="${enctype}">
        ${controls}${fileControls}${hidden}${trap}
        <button type="submit">${t(submit)}</button>
        ${privacyNote(site, t, form)}
      </form>`,
  );
}
