import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { defaultLanguage, isLanguage, type Language, languages } from '../../shared/locales.ts';
import { pathTo, splitPath } from '../../shared/routes.ts';
import { brand } from '../../shared/brand.ts';
import { createTranslator, type PlainMessageKey, type Translator } from '../../shared/i18n/translator.ts';
import { applicationForm } from '../../shared/forms/application.ts';
import type { Field, Form } from '../../shared/forms/define-form.ts';
import { minimumFillTimeMs } from '../../shared/contracts/minimum-fill-time.ts';
import { enquiryForm } from '../../shared/forms/enquiry.ts';
import { newsletterForm } from '../../shared/forms/newsletter.ts';
import type { Folder } from './database.ts';
import { addressOf, countRequest, forgiveRequest, type LimitedRoute } from './limits.ts';
import type { IdempotencyKey } from './records.store.ts';
import {
  answerRefusal,
  endConnection,
  isSameSite,
  mediaTypeOf,
  parseFields,
  readFields,
  Refusal,
  refusalOf,
  type Fields,
  type LiveBindings,
  type LiveContext,
} from './requests.ts';
import type { Services } from './services.ts';
import { oneOf } from '../../shared/contracts/text-schema.ts';

/**
 * Handles a posted form (docs/decisions/022-small-live-mode.md, Forms): admission, reading, storing, and the answer,
 * which is JSON for scripts and the form's page for a form posted by the browser itself.
 */

/** The forms by name: where they post to, and the page to return to when none is named. */
const forms = {
  enquiry: { action: '/api/enquiries', fields: enquiryForm, page: 'contact' },
  newsletter: { action: '/api/newsletter', fields: newsletterForm, page: 'home' },
  application: { action: '/api/applications', fields: applicationForm, page: 'careers' },
} as const satisfies Record<string, { action: string; fields: Form; page: string }>;

type FormName = keyof typeof forms;

/** A form that was read, for the route that stores it. */
export interface Posted {
  fields: Fields;
  /** Sent with the form, at most one. */
  file: { name: string; content: Uint8Array } | null;
  language: Language;
  /** Spam is answered like any other form and kept apart, because the test can be wrong. */
  folder: Folder;
  /**
   * The key that makes sure a form is stored once. It includes the content: if two senders use the same key by
   * chance, both messages must be stored, and neither may see the other's answer.
   * @param content what the sender sent, as it is stored
   */
  keyOf: (content: object) => IdempotencyKey;
}

/** The answer to a stored form. */
export interface Taken {
  status: ContentfulStatusCode;
  body: object;
  /** Where a form without script is redirected to; by default the page it came from. */
  page?: string;
}

/** How a form is read and stored. */
export interface FormRoute {
  form: FormName;
  read: (context: LiveContext) => Promise<Pick<Posted, 'fields' | 'file'>>;
  /** The form's page as its fields tell it; used when the browser sends no Referer. */
  pageOf?: (fields: Fields, language: Language) => string | null;
  /** Stores it. @throws Refusal, StoreUnavailable */
  store: (posted: Posted) => Promise<Taken>;
}

/** Reads a body without a file. */
export const readPlainForm: FormRoute['read'] = async (context) => ({
  fields: await readFields(context),
  file: null,
});

/** The size of a record with all that it causes, about as it is stored. */
export const bytesOf = (stored: object): number => Buffer.byteLength(JSON.stringify(stored));

/** Statuses after which a retry may succeed; nothing was stored, so they do not count for the rate limit. */
const forgiven: readonly number[] = [413, 415, 422, 425, 503, 507];

/**
 * The route of a form: JSON for scripts; for a form posted by the browser itself, 303 back to its page with the
 * result as fragment, or the page with the form as it was filled in.
 */
export function formRoute(services: Services, route: FormRoute): Hono<{ Bindings: LiveBindings }> {
  const { database, options, pageAt, now } = services;
  const { form } = route;
  const { action, page: defaultPage } = forms[form];

  async function answer(context: LiveContext): Promise<Response> {
    let page = pageOfReferer(context);
    let typed: Fields | null = null;
    const isPlain = isPlainForm(context);
    const pathOfPage = () => page ?? pathTo(defaultLanguage, defaultPage);
    const goBack = (outcome: 'sent' | 'failed', path: string) =>
      context.redirect(`${path}#${form}-${outcome}`, 303);
    context.header('Cache-Control', 'no-store');
    try {
      await admit(context, services, form);
      const { fields, file } = await route.read(context);
      typed = fields;
      page = pageOfThisSite(fields['page']) ?? page;
      if (isTooQuick(fields)) throw new Refusal(425, 'too-quick', { retryAfterS: minimumFillTimeMs / 1000 });
      const sent = parseFields(postSchema, postFieldsOf(context, fields));
      const language = sent.language ?? (page === null ? defaultLanguage : splitPath(page).language);
      page ??= route.pageOf?.(fields, language) ?? null;
      const keyOf = (content: object) => idempotencyKeyOf(form, sent.idempotencyKey, content);
      const taken = await route.store({
        fields,
        file,
        language,
        folder: isSpam(fields) ? 'spam' : 'inbox',
        keyOf,
      });
      return isPlain ? goBack('sent', taken.page ?? pathOfPage()) : context.json(taken.body, taken.status);
    } catch (error) {
      const refusal = refusalOf(error, context);
      if (forgiven.includes(refusal.status))
        await forgiveRequest(database, form, addressOf(context, options), now()).catch(() => {});
      if (refusal.status === 413) endConnection(context);
      // A form on another site is not redirected to our pages.
      if (!isPlain || refusal.word === 'cross-site') {
        const { language } = typed ?? {};
        const t = createTranslator(isLanguage(language) ? language : splitPath(pathOfPage()).language);
        const said = saidOf(t, form, refusal);
        return answerRefusal(context, refusal, said.message === '' ? {} : said);
      }
      typed ??= refusal.status === 408 ? null : await typedIn(context);
      // The texts are lost, but not what was wrong with them.
      typed ??= isFinal(refusal) ? {} : null;
      const html = typed && (await pageAt(pathOfPage()));
      if (!html || !typed) return goBack('failed', pathOfPage());
      if (refusal.retryAfterS !== undefined) context.header('Retry-After', String(refusal.retryAfterS));
      return context.html(formAgain(html, { form, path: pathOfPage(), typed, refusal }), refusal.status);
    }
  }

  const app = new Hono<{ Bindings: LiveBindings }>();
  app.post(action, answer);
  return app;
}

/**
 * Checks a request before its body is read.
 * @throws Refusal 403 from another site, 429 over the rate limit of its address
 */
export async function admit(
  context: LiveContext,
  { options, database, now }: Pick<Services, 'options' | 'database' | 'now'>,
  route: LimitedRoute,
): Promise<void> {
  if (!isSameSite(context.req.raw.headers, options.publicOrigin)) throw new Refusal(403, 'cross-site');
  await countRequest(database, route, addressOf(context, options), now());
}

/** True for a form that was probably filled in by a machine: it filled in the hidden field `website`. */
function isSpam({ website }: Fields): boolean {
  return website !== undefined && website !== null && website !== '';
}

/**
 * True for a form sent sooner than our pages send one: their script waits, because autofill can complete a form at
 * once. Such a post is refused and may be sent again, so that no one is wrongly told that it was stored.
 */
function isTooQuick({ elapsedMs }: Fields): boolean {
  const isGiven = typeof elapsedMs === 'number' || (typeof elapsedMs === 'string' && /^\d+$/.test(elapsedMs));
  return isGiven && Number(elapsedMs) < minimumFillTimeMs;
}

/** The values sent with every form beside its own fields; the key may be a header. */
function postFieldsOf(context: LiveContext, { language, idempotencyKey }: Fields): Fields {
  const key = context.req.header('idempotency-key') ?? idempotencyKey;
  const given = { language, idempotencyKey: key };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));
}

/** Without a chosen key every form gets a new one. */
function idempotencyKeyOf(
  endpoint: FormName,
  chosenKey: string | undefined,
  content: object,
): IdempotencyKey {
  if (chosenKey === undefined) return { endpoint, key: randomUUID() };
  const key = createHash('sha256')
    .update(JSON.stringify([chosenKey, content]))
    .digest('hex');
  return { endpoint, key };
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** A form posted by the browser itself, without a script that would ask for JSON. */
function isPlainForm(context: LiveContext): boolean {
  const isForm = formTypes.includes(mediaTypeOf(context));
  return isForm && !(context.req.header('accept') ?? '').includes('application/json');
}

/** The fields of a form that was refused before it was read; null when they cannot be read. */
async function typedIn(context: LiveContext): Promise<Fields | null> {
  const isShort = mediaTypeOf(context) === 'application/x-www-form-urlencoded';
  return isShort ? readFields(context).catch(() => null) : null;
}

function pageOfReferer(context: LiveContext): string | null {
  const referer = context.req.header('referer');
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { host, pathname } = new URL(referer);
  return host === new URL(context.req.url).host ? pageOfThisSite(pathname) : null;
}

/** The path of one of our pages, or null: other sites and the API must not become a redirect's target. */
export function pageOfThisSite(path: unknown): string | null {
  if (typeof path !== 'string') return null;
  const isPath = path.length <= 500 && /^\/(?:[\w~-][\w.~-]*(?:\/|$))*$/.test(path);
  return isPath && !/^\/api(?:\/|$)/.test(path) ? path : null;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What is wrong with a field, in the page's language; null when nothing is. */
function problemOf(t: Translator, { word, fields = {} }: Refusal, name: string, field: Field): string | null {
  const label = t(field.label);
  if (field.kind === 'file') {
    const key = fileProblems[word];
    if (key) return `${label}: ${t(key)}`;
  }
  const problem = word === 'too-large' && field.kind === 'text' ? 'too-long' : fields[name];
  switch (problem) {
    case undefined:
      return null;
    case 'email':
    case 'too-long':
    case 'required':
      return t(`live.problem.${problem}`, { field: label });
    default:
      return t('live.problem.other', { field: label });
  }
}

const fileProblems: Partial<Record<Refusal['word'], PlainMessageKey>> = {
  resume: 'live.resume.otherContent',
  'empty-resume': 'live.resume.empty',
  'too-large': 'live.resume.large',
};

/** What the sender of a refused form reads. */
interface Said {
  /** Empty when the same form may be stored at another try. */
  message: string;
  /** What is wrong with fields, by name. */
  messages: Readonly<Record<string, string>>;
}

const finalStatuses: readonly number[] = [400, 403, 413, 415, 422];
/** Nobody waits longer than this for a form to open again. */
const longestWaitS = 3600;
const isFinal = ({ status, retryAfterS = 0 }: Refusal) =>
  finalStatuses.includes(status) || (status !== 429 && retryAfterS > longestWaitS);

/** Says why a form was refused, in a language. */
function saidOf(t: Translator, form: FormName, refusal: Refusal): Said {
  const fields: Form = forms[form].fields;
  const hasFile = Object.values(fields).some(({ kind }) => kind === 'file');
  const messages: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (refusal.word === 'too-large' && hasFile && field.kind !== 'file') continue;
    const problem = problemOf(t, refusal, name, field);
    if (problem !== null) messages[name] = problem;
  }
  const { status, retryAfterS = 0 } = refusal;
  const email = brand.email[form === 'application' ? 'careers' : 'general'];
  let message = Object.values(messages).join(' ');
  if (status === 429) message = t('live.problem.rate', { minutes: Math.ceil(retryAfterS / 60) });
  else if (refusal.fields?.['jobId']) message = t('live.problem.position', { email });
  else if (message === '' && isFinal(refusal)) message = t('live.problem.final', { email });
  return { message, messages };
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
  { form, path, typed, refusal }: { form: FormName; path: string; typed: Fields; refusal: Refusal },
): string {
  const t = createTranslator(splitPath(path).language);
  const { message, messages } = saidOf(t, form, refusal);
  const { action } = forms[form];
  const fields: Form = forms[form].fields;
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
    const problem = messages[name];
    if (problem === undefined) return filled;
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
    const alert = said(message || t('live.problem.failed'), id).replace(
      '<p',
      '<p tabindex="-1" autofocus=""',
    );
    return `${start}${alert}${filled}${end}`;
  });
  return page.replace(/<script\b.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}

import * as v from 'valibot';

/** Sent with every form beside its fields; `server/live/forms.ts` also reads values that show spam. */
const postSchema = v.object({
  language: v.optional(oneOf(languages)),
  /** From a header or a field; so long that two senders do not choose the same one by chance. */
  idempotencyKey: v.optional(v.pipe(v.string('text'), v.regex(/^[\w-]{16,128}$/, 'characters'))),
});
