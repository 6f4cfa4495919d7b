import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldProblem } from '../../../shared/contracts/text-schema.ts';
import { StoreUnavailable } from '../store/store.ts';

/** Why a request is refused, as one word; the `error` in the answer. */
type RefusalWord =
  | 'body'
  | 'cross-site'
  | 'csrf'
  | 'email'
  | 'empty-resume'
  | 'fields'
  | 'full'
  | 'last-owner'
  | 'link'
  | 'missing'
  | 'passkey'
  | 'password'
  | 'rate'
  | 'resume'
  | 'role'
  | 'session'
  | 'taken'
  | 'too-large'
  | 'too-quick'
  | 'type'
  | 'unavailable';

/** A refused request; thrown by routes and answered by `answerRefusal`. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly word: RefusalWord;
  readonly fields: Readonly<Record<string, FieldProblem>> | undefined;
  readonly retryAfterS: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    word: RefusalWord,
    more: { fields?: Readonly<Record<string, FieldProblem>>; retryAfterS?: number } = {},
  ) {
    super(word);
    this.status = status;
    this.word = word;
    this.fields = more.fields;
    this.retryAfterS = more.retryAfterS;
  }
}

/** How long clients should wait while the store is not available: about one restart of a database. */
const unavailableRetryS = 5;

/**
 * The refusal that an error stands for.
 * @throws the error itself when it is an unexpected one
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreUnavailable) {
    return new Refusal(503, 'unavailable', { retryAfterS: unavailableRetryS });
  }
  throw error;
}

/** Answers a refusal as JSON. */
export function answerRefusal(context: Context, { status, word, fields, retryAfterS }: Refusal): Response {
  if (retryAfterS !== undefined) context.header('Retry-After', String(retryAfterS));
  context.header('Cache-Control', 'no-store');
  return context.json(fields === undefined ? { error: word } : { error: word, fields }, status);
}
