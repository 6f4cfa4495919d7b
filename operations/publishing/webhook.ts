import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const maxBytes = 5 * 1024 * 1024;

function isSame(one: string, other: string): boolean {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Whether a push is from who knows the secret: signed as GitHub and Gitea do, or with it as GitLab does. */
function isTrusted(headers: Headers, body: Uint8Array, secret: string): boolean {
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const given =
    headers.get('X-Hub-Signature-256')?.replace('sha256=', '') ?? headers.get('X-Gitea-Signature');
  if (given) return isSame(given, signature);
  return isSame(headers.get('X-Gitlab-Token') ?? '', secret);
}

/**
 * Answers a push to the repository at POST /publish.
 * @param secret that the repository's webhook was given; at least 16 characters
 * @param publish begins a publication, and does not wait for its end
 */
export function webhook(secret: string, publish: () => void): Hono {
  if (secret.length < 16) throw new Error('PUBLISH_SECRET has to have at least 16 characters');
  const app = new Hono();
  const limit = bodyLimit({ maxSize: maxBytes, onError: (context) => context.text('Too large\n', 413) });
  app.post('/publish', limit, async (context) => {
    const body = new Uint8Array(await context.req.arrayBuffer());
    if (!isTrusted(context.req.raw.headers, body, secret))
      return context.text('Not signed with the secret of this server\n', 403);
    publish();
    return context.text('A publication begins.\n', 202);
  });
  app.all('*', (context) => context.notFound());
  return app;
}
