import { createHash, randomUUID } from 'node:crypto';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { defaultLanguage, type Language } from '../../../config/locales.ts';
import { pathTo, splitPath } from '../../../config/routes.ts';
import { minimumFillTimeMs } from '../../../shared/contracts/minimum-fill-time.ts';
import { postSchema } from '../../../shared/contracts/post-schema.ts';
import type { LiveParts } from '../parts.ts';
import { countRequest, forgiveRequest, type LimitedRoute } from '../security/rate-limit.ts';
import { isTooQuick } from '../security/spam.ts';
import { isSameSite } from '../security/same-site.ts';
import type { IdempotencyKey } from '../store/store.ts';
import { addressOf } from './address-of.ts';
import { answerRefusal, Refusal, refusalOf } from './answers.ts';
import { endConnection } from './end-connection.ts';
import type { LiveContext } from './live-context.ts';
import { parseFields } from './parse-fields.ts';
import { formAgain } from './form-again.ts';
import { mediaTypeOf, readFields, type Fields } from './read-body.ts';

/** The answer to an accepted post, with and without script. */
interface Taken {
  status: ContentfulStatusCode;
  body: object;
  /** Where a form without script is sent to, when not to the page it came from. */
  page?: string;
}

/** What is known of a post while it is read; the answer without script depends on it. */
export interface Post {
  /** Path of the page with the form; null while unknown. */
  page: string | null;
  /** The fields as they were typed; null until they were read. */
  typed: Fields | null;
}

/** The forms, as named in fragments (`#enquiry-sent`), and the page to return to when none is named. */
const defaultPages = { enquiry: 'contact', newsletter: 'home', application: 'careers' } as const;

type Form = keyof typeof defaultPages;

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Answers the post of a form (docs/decisions/009-live-mode.md, Forms): JSON for scripts; for a form posted by
 * the browser itself, 303 back to its page with the result as fragment, or the page with the form as it was
 * filled in.
 * @param take reads and stores the post; throws Refusal or StoreUnavailable when it cannot
 */
export async function answerPost(
  context: LiveContext,
  parts: LiveParts,
  form: Form,
  take: (post: Post) => Promise<Taken>,
): Promise<Response> {
  const post: Post = { page: pageOfReferer(context), typed: null };
  const isPlain = isPlainForm(context);
  const goBack = (
    outcome: 'sent' | 'failed',
    page = post.page ?? pathTo(defaultLanguage, defaultPages[form]),
  ) => {
    context.header('Cache-Control', 'no-store');
    return context.redirect(`${page}#${form}-${outcome}`, 303);
  };
  try {
    await admit(context, parts, form);
    const { status, body, page } = await take(post);
    if (isPlain) return goBack('sent', page);
    context.header('Cache-Control', 'no-store');
    return context.json(body, status);
  } catch (error) {
    const refusal = refusalOf(error);
    if (forgiven.includes(refusal.status))
      await forgiveRequest(parts.store, form, addressOf(context, parts), parts.now()).catch(() => {});
    if (refusal.status === 413) endConnection(context);
    // A form on another site is not redirected to our pages.
    if (!isPlain || refusal.word === 'cross-site') return answerRefusal(context, refusal);
    const path = post.page ?? pathTo(defaultLanguage, defaultPages[form]);
    const typed = post.typed ?? (refusal.status === 408 ? null : await typedIn(context));
    const html = typed && (await parts.pageAt(path));
    if (!html) return goBack('failed');
    if (refusal.retryAfterS !== undefined) context.header('Retry-After', String(refusal.retryAfterS));
    context.header('Cache-Control', 'no-store');
    return context.html(formAgain(html, { form, path, typed, refusal }), refusal.status);
  }
}

/** The fields of a post that was refused before it was read; null when they cannot be read. */
async function typedIn(context: LiveContext): Promise<Fields | null> {
  const isShort = mediaTypeOf(context) === 'application/x-www-form-urlencoded';
  return isShort ? readFields(context).catch(() => null) : null;
}

/** Nothing was stored, and the sender can do better next time. */
const forgiven: readonly number[] = [413, 415, 422, 425, 503];

/**
 * Checks a request before its body is read.
 * @throws Refusal 403 from another site, 429 over the rate limit of its address
 */
export async function admit(context: LiveContext, parts: LiveParts, route: LimitedRoute): Promise<void> {
  const { options, store, now } = parts;
  if (!isSameSite(context.req.raw.headers, options.publicOrigin)) throw new Refusal(403, 'cross-site');
  const retryAfterS = await countRequest(store, route, addressOf(context, parts), now());
  if (retryAfterS !== null) throw new Refusal(429, 'rate', { retryAfterS });
}

/**
 * Reads the values that every form sends beside its own fields, and records the form's page.
 * @returns the sender's language, and the key the sender chose for this post
 * @throws Refusal 422, 425 for a form sent quicker than a person can
 */
export function readPost(
  context: LiveContext,
  post: Post,
  fields: Fields,
): { language: Language; chosenKey: string | undefined } {
  const { page } = fields;
  post.typed = fields;
  if (typeof page === 'string') post.page = pageOfThisSite(page) ?? post.page;
  if (isTooQuick(fields)) throw new Refusal(425, 'too-quick', { retryAfterS: minimumFillTimeMs / 1000 });
  const filled = Object.fromEntries(
    ['language', 'idempotencyKey'].flatMap((name) => {
      const value = fields[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const headerKey = context.req.header('idempotency-key');
  const { language, idempotencyKey } = parseFields(
    postSchema,
    headerKey === undefined ? filled : { ...filled, idempotencyKey: headerKey },
  );
  return {
    language: language ?? (post.page === null ? defaultLanguage : splitPath(post.page).language),
    chosenKey: idempotencyKey,
  };
}

/**
 * The key that makes sure a post is stored once. It includes the content: if two senders use the same key by
 * chance, both messages must be stored, and neither may see the other's answer. Without a chosen key every
 * post gets a new one.
 * @param content what the sender sent, as it is stored
 */
export function idempotencyKeyOf(
  endpoint: IdempotencyKey['endpoint'],
  chosenKey: string | undefined,
  content: object,
): IdempotencyKey {
  if (chosenKey === undefined) return { endpoint, key: randomUUID() };
  const key = createHash('sha256')
    .update(JSON.stringify([chosenKey, content]))
    .digest('hex');
  return { endpoint, key };
}

/** A form posted by the browser itself, without a script that would ask for JSON. */
function isPlainForm(context: LiveContext): boolean {
  const isForm = formTypes.includes(mediaTypeOf(context));
  return isForm && !(context.req.header('accept') ?? '').includes('application/json');
}

function pageOfReferer(context: LiveContext): string | null {
  const referer = context.req.header('referer');
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { host, pathname } = new URL(referer);
  return host === new URL(context.req.url).host ? pageOfThisSite(pathname) : null;
}

/** The path of one of our pages, or null: other sites and the API must not become a redirect's target. */
export function pageOfThisSite(path: string): string | null {
  const isPath = path.length <= 500 && /^\/(?:[\w~-][\w.~-]*(?:\/|$))*$/.test(path);
  return isPath && !/^\/api(?:\/|$)/.test(path) ? path : null;
}
