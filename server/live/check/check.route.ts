import { minuteMs } from '#shared/durations.ts';
import { Hono } from 'hono';
import * as v from 'valibot';
import { productVersion } from '#server/product-version.ts';
import { readSetting, writeSetting, type Database } from '#server/live/database.ts';
import { clientIpOf } from '#server/live/limits.ts';
import { answerRefusal, refusalOf, type LiveBindings } from '#server/live/requests.ts';
import type { LiveDeps } from '#server/live/deps.ts';
import { isToken, newToken, tokenHashOf } from '#server/live/tokens.ts';

/**
 * What the running server tells the command `check`. The command proves by a token in the database that an operator
 * runs it; if the token is not accepted, another installation answers.
 */

export const checkPath = '/api/check';
export const checkTokenHeader = 'x-check-token';

const settingName = 'checkToken';
const tokenMs = minuteMs;

/** Allows one command to ask for a minute. @returns the token */
export async function allowCheck(database: Database, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + tokenMs).toISOString();
  await writeSetting(database, settingName, `${tokenHashOf(token)} ${expiresAt}`);
  return token;
}

export const endCheck = (database: Database): Promise<void> => writeSetting(database, settingName, '');

async function isAllowed(database: Database, token: string, now: Date): Promise<boolean> {
  if (!isToken(token)) return false;
  const [hash, expiresAt = ''] = ((await readSetting(database, settingName)) ?? '').split(' ');
  return hash === tokenHashOf(token) && now.toISOString() < expiresAt;
}

export const serverViewSchema = v.object({
  version: v.string(),
  /** The IP address that limits count, and what it was read from. */
  ip: v.string(),
  forwardedFor: v.string(),
  /** Why nothing can be stored; null when everything can. */
  problem: v.nullable(v.string()),
  closedForms: v.array(v.string()),
});
type ServerView = v.InferOutput<typeof serverViewSchema>;

/**
 * @param state whether the server can store, as `/readyz` has it
 */
export function checkRoutes(
  { database, options, now }: Pick<LiveDeps, 'database' | 'options' | 'now'>,
  state: () => Promise<Pick<ServerView, 'problem' | 'closedForms'>>,
): Hono<{ Bindings: LiveBindings }> {
  const app = new Hono<{ Bindings: LiveBindings }>();
  app.get(checkPath, async (context, next) => {
    try {
      if (!(await isAllowed(database, context.req.header(checkTokenHeader) ?? '', now())))
        return await next();
    } catch (error) {
      return answerRefusal(context, refusalOf(error, context));
    }
    const view: ServerView = {
      version: productVersion,
      ip: clientIpOf(context, options),
      forwardedFor: context.req.header('x-forwarded-for') ?? '',
      ...(await state()),
    };
    return context.json(view, 200, { 'Cache-Control': 'no-store' });
  });
  return app;
}
