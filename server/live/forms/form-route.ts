import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { honeypot } from '#shared/honeypot.ts';
import { minimumFillTimeMs } from '#shared/contracts/minimum-fill-time.ts';
import { choiceOf, problem } from '#shared/contracts/text-schema.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { isLanguage, type Language } from '#shared/locales.ts';
import { pathTo, splitPath } from '#shared/routes.ts';
import { formAction, formApis, isOwnApi, type FormName } from '#shared/form-endpoints.ts';
import { admitForm } from '#server/live/admission.ts';
import { clientIpOf, forgiveRequest } from '#server/live/limits.ts';
import type { StoredEnquiry } from '#server/live/database.ts';
import type { IdempotencyKey, Stored } from '#server/live/records.store.ts';
import {
  answerRefusal,
  endConnection,
  hasNotArrived,
  mediaTypeOf,
  parseFields,
  readFields,
  Refusal,
  refusalOf,
  type PostedFields,
  type LiveBindings,
  type RequestContext,
} from '#server/live/requests.ts';
import type { LiveDeps } from '#server/live/deps.ts';
import { postedForms } from './posted-forms.ts';
import { isFinal, refusalMessages } from './refusal-messages.ts';
import { refusedFormPage } from './refused-form-page.ts';
import { createHash, randomUUID } from 'node:crypto';

/**
 * Handles a posted form (docs/decisions/022-small-live-mode.md, Forms): admission, reading, storing, and the answer,
 * which is JSON for scripts and a page for a form posted by the browser itself.
 */

/** A form that was read, for the route that stores it. */
export interface Posted {
  fields: PostedFields;
  /** Sent with the form, at most one. */
  file: { name: string; content: Uint8Array } | null;
  /** What every record has. Spam is answered like any other form and kept apart, because the test can be wrong. */
  received: Pick<StoredEnquiry, 'receivedAt' | 'language' | 'consentVersion' | 'folder'>;
  /** The key under which the form is stored once. @param content what the sender sent, as it is stored */
  keyOf: (content: object) => IdempotencyKey;
  /**
   * Stores a record within the limits, and sends what it causes. Resolves with what was stored the first time.
   * @param stored the record with all that it causes
   */
  keep: <Value extends { id: string }>(
    stored: object,
    add: (count: () => void) => Promise<Stored<Value>>,
    content?: Uint8Array,
  ) => Promise<Value>;
}

interface StoredForm {
  status: ContentfulStatusCode;
  body: object;
  /** Where a form without script is redirected to; by default the page it came from. */
  page?: string;
}

export interface FormRoute {
  form: FormName;
  read: (context: RequestContext) => Promise<Pick<Posted, 'fields' | 'file'>>;
  /** Stores it. @throws Refusal, StoreUnavailable */
  store: (posted: Posted) => Promise<StoredForm>;
}

export const readFormWithoutFile: FormRoute['read'] = async (context) => ({
  fields: await readFields(context),
  file: null,
});

/** The size of a record with all that it causes, about as it is stored. */
const bytesOf = (stored: object): number => Buffer.byteLength(JSON.stringify(stored));

/** Statuses after which a corrected form may be stored; nothing was, so they do not count for the rate limit. */
const forgiven: readonly number[] = [413, 415, 422, 425, 503, 507];

/** Sent with every form beside its fields; `isSpam` and `isTooQuick` read the others. */
const metadataSchema = (languages: readonly Language[]) =>
  v.object({
    language: v.optional(choiceOf(languages)),
    /** From a header or a field; so long that two senders do not choose the same one by chance. */
    idempotencyKey: v.optional(
      v.pipe(v.string(problem('text')), v.regex(/^[\w-]{16,128}$/, problem('characters'))),
    ),
  });

/**
 * The route of a form: JSON for scripts; for a form posted by the browser itself, 303 back to its page with the
 * result as fragment, or a page with the form as it was filled in.
 */
export function formRoute(deps: LiveDeps, route: FormRoute): Hono<{ Bindings: LiveBindings }> {
  const { form } = route;
  const { page: defaultPage } = postedForms[form];

  /** Reads and stores the form. What the sender has typed is in `post` as soon as it is known, for a refusal. */
  async function store(context: RequestContext, post: Post): Promise<Response> {
    await admitForm(context, deps, form);
    const { fields, file } = await route.read(context);
    post.typed = fields;
    post.page = pageOfThisSite(fields['page']) ?? post.page;
    if (isTooQuick(fields)) throw new Refusal(425, 'too-quick', { retryAfterS: minimumFillTimeMs / 1000 });
    const { idempotencyKey, ...sent } = parseFields(
      metadataSchema(deps.site().languages),
      metadataOf(context, fields),
    );
    const language =
      sent.language ??
      (post.page === null ? deps.site().defaultLanguage : splitPath(deps.site(), post.page).language);
    const { ceilings, wakeOutbox, log, now } = deps;
    const ip = clientIpOf(context, deps.options);
    const folder = isSpam(fields) ? 'spam' : 'inbox';
    const { consentVersion } = deps.site().settings;
    const stored = await route.store({
      fields,
      file,
      received: { receivedAt: now().toISOString(), language, consentVersion, folder },
      keyOf: (content) => idempotencyKeyOf(form, idempotencyKey, content),
      async keep(record, add, content = new Uint8Array()) {
        const bytes = content.length + bytesOf(record);
        const { value, isRepeat } = await ceilings.store({ form, bytes, ip }, add);
        wakeOutbox();
        log.info(form, { reference: value.id, isRepeat, isSpam: folder === 'spam' });
        return value;
      },
    });
    if (!isPostedWithoutScript(context)) return context.json(stored.body, stored.status);
    return redirectTo(context, stored.page ?? pathOf(post), 'sent');
  }

  /** Answers a refused form with the reason, and without scripts with the form to correct. */
  async function refuse(context: RequestContext, { page, typed }: Post, refusal: Refusal): Promise<Response> {
    const path = pathOf({ page });
    const { language: typedLanguage } = typed ?? {};
    const language = isLanguage(deps.site(), typedLanguage)
      ? typedLanguage
      : splitPath(deps.site(), path).language;
    // A form on another site is not redirected to our pages.
    if (!isPostedWithoutScript(context) || refusal.code === 'cross-site') {
      const messages = refusalMessages(deps.site(), createTranslator(deps.site(), language), form, refusal);
      return answerRefusal(context, refusal, messages.message === '' ? {} : messages);
    }
    const fields = typed ?? (refusal.status === 408 ? null : await readUrlencoded(context));
    if (fields === null && !isFinal(refusal)) return redirectTo(context, path, 'failed');
    if (refusal.retryAfterS !== undefined) context.header('Retry-After', String(refusal.retryAfterS));
    const html = refusedFormPage(deps.site(), {
      form,
      language,
      page: path,
      typed: fields,
      refusal,
    });
    return context.html(html, refusal.status);
  }

  const pathOf = ({ page }: Pick<Post, 'page'>) =>
    page ?? pathTo(deps.site(), deps.site().defaultLanguage, defaultPage);
  const redirectTo = (context: RequestContext, path: string, outcome: 'sent' | 'failed') =>
    context.redirect(`${path}#${form}-${outcome}`, 303);

  return new Hono<{ Bindings: LiveBindings }>().post(formApis[form], async (context) => {
    const { database, options, now } = deps;
    const post: Post = { page: pageOfReferer(context), typed: null };
    context.header('Cache-Control', 'no-store');
    // The site has no such form, or another host receives it.
    if (!isOwnApi(formAction(deps.site(), 'live', form))) return context.notFound();
    try {
      return await store(context, post);
    } catch (error) {
      const refusal = refusalOf(error, context);
      const isLost = hasNotArrived(refusal);
      if (isLost || forgiven.includes(refusal.status))
        await forgiveRequest(database, form, clientIpOf(context, options), now(), isLost).catch(() => {});
      if (refusal.status === 413) endConnection(context);
      return refuse(context, post, refusal);
    }
  });
}

/** What is known of a post while it is handled. */
interface Post {
  page: string | null;
  typed: PostedFields | null;
}

/** The values sent with every form beside its own fields; the key may be a header. */
function metadataOf(context: RequestContext, { language, idempotencyKey }: PostedFields): PostedFields {
  const key = context.req.header('idempotency-key') ?? idempotencyKey;
  const given = { language, idempotencyKey: key };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** A form posted by the browser itself, without a script that would ask for JSON. */
function isPostedWithoutScript(context: RequestContext): boolean {
  const isForm = formTypes.includes(mediaTypeOf(context));
  return isForm && !(context.req.header('accept') ?? '').includes('application/json');
}

/** The fields of a form that was refused before it was read; null when they cannot be read. */
async function readUrlencoded(context: RequestContext): Promise<PostedFields | null> {
  const isUrlencoded = mediaTypeOf(context) === 'application/x-www-form-urlencoded';
  return isUrlencoded ? readFields(context).catch(() => null) : null;
}

/** True for a form that was probably filled in by a machine: it filled in the hidden field. */
function isSpam({ [honeypot]: typed }: PostedFields): boolean {
  return typed !== undefined && typed !== null && typed !== '';
}

/**
 * True for a form sent sooner than our pages send one: their script waits, because autofill can complete a form at
 * once. Such a post is refused and may be sent again, so that no one is wrongly told that it was stored.
 */
function isTooQuick({ elapsedMs }: PostedFields): boolean {
  const isGiven = typeof elapsedMs === 'number' || (typeof elapsedMs === 'string' && /^\d+$/.test(elapsedMs));
  return isGiven && Number(elapsedMs) < minimumFillTimeMs;
}

/** The path of one of our pages, or null: other sites and the API must not become a redirect's target. */
function pageOfThisSite(path: unknown): string | null {
  if (typeof path !== 'string') return null;
  const isPath = path.length <= 500 && /^\/(?:[\w~-][\w.~-]*(?:\/|$))*$/.test(path);
  return isPath && !/^\/api(?:\/|$)/.test(path) ? path : null;
}

/** The page of this site that a request comes from, by its Referer; null when there is none. */
function pageOfReferer(context: RequestContext): string | null {
  const referer = context.req.header('referer');
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { host, pathname } = new URL(referer);
  return host === new URL(context.req.url).host ? pageOfThisSite(pathname) : null;
}

/**
 * The key under which a post is stored once. It includes the content: two senders that choose the same key by chance
 * must both be stored, and neither may see the other's answer.
 * @param chosenKey of the sender; without one, every post gets a new key
 * @param content what the sender sent, as it is stored
 */
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
