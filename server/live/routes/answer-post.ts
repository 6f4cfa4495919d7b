import { createHash, randomUUID } from 'node:crypto';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { defaultLanguage, type Language } from '../../../config/locales.ts';
import { pathTo, splitPath } from '../../../config/routes.ts';
import { postSchema } from '../../../shared/contracts/post-schema.ts';
import type { LiveParts } from '../parts.ts';
import { clientAddress } from '../security/client-address.ts';
import { countRequest, type LimitedRoute } from '../security/rate-limit.ts';
import { isSameSite } from '../security/same-site.ts';
import type { IdempotencyKey } from '../store/store.ts';
import { answerRefusal, Refusal, refusalOf } from './answers.ts';
import { endConnection } from './end-connection.ts';
import { incomingOf, type LiveContext } from './live-context.ts';
import { parseFields } from './parse-fields.ts';
import { mediaTypeOf, type Fields } from './read-body.ts';

/** What becomes of a post that was taken, for both kinds of senders. */
interface Taken {
  status: ContentfulStatusCode;
  body: object;
  /** Where a form without script goes when that is not the page it came from. */
  page?: string;
}

/** What is known of a form while it is being read; where an answer without script goes depends on it. */
export interface Post {
  /** The page the form stands on; null while unknown. */
  page: string | null;
}

/** The forms, as their fragments name them (`#enquiry-sent`), and where their answer goes when no page is named. */
const defaultPages = { enquiry: 'contact', newsletter: 'home', application: 'careers' } as const;

type Form = keyof typeof defaultPages;

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Answers a post of one of the forms (docs/decisions/009-live-mode.md, Forms): JSON to a script; to a browser that posts
 * the form itself, 303 back to its page, with the outcome as the fragment.
 *
 * @param take reads and stores the post; throws Refusal or StoreUnavailable when it does not
 */
export async function answerPost(
  context: LiveContext,
  parts: LiveParts,
  form: Form,
  take: (post: Post) => Promise<Taken>,
): Promise<Response> {
  const post: Post = { page: pageOfReferer(context) };
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
    if (refusal.status === 413) endConnection(context);
    // Another site's form gets no page of ours to stand on.
    if (!isPlain || refusal.word === 'cross-site') return answerRefusal(context, refusal);
    return goBack('failed');
  }
}

/**
 * Lets a request in, before its body is read.
 * @throws Refusal 403 from another site, 429 over the limit of its address
 */
export async function admit(context: LiveContext, parts: LiveParts, route: LimitedRoute): Promise<void> {
  const { options, store, now } = parts;
  if (!isSameSite(context.req.raw.headers, options.publicOrigin)) throw new Refusal(403, 'cross-site');
  const address = clientAddress(
    {
      socketAddress: incomingOf(context)?.socket.remoteAddress,
      forwardedFor: context.req.header('x-forwarded-for'),
    },
    options.trustedProxies,
  );
  const retryAfterS = await countRequest(store, route, address, now());
  if (retryAfterS !== null) throw new Refusal(429, 'rate', { retryAfterS });
}

/**
 * Reads what every form sends beside its own fields, and notes the page it stands on.
 * @returns the language the sender reads, and the key the sender chose for this post
 * @throws Refusal 422
 */
export function readPost(
  context: LiveContext,
  post: Post,
  fields: Fields,
): { language: Language; chosenKey: string | undefined } {
  const { page } = fields;
  if (typeof page === 'string') post.page = pageOfThisSite(page) ?? post.page;
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
 * The key under which a post is stored once. The content is part of it: a key that two senders happen to share must neither swallow
 * the second message nor show the first one's answer to the second sender. Without a chosen key every post is its own.
 *
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

/** A form the browser posts by itself, without a script that would ask for JSON. */
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

/** A path of a page, or null: an address elsewhere, one of the API, or none at all must not become a redirect. */
function pageOfThisSite(path: string): string | null {
  const isPath = path.length <= 500 && /^\/(?:[\w~-][\w.~-]*(?:\/|$))*$/.test(path);
  return isPath && !/^\/api(?:\/|$)/.test(path) ? path : null;
}
