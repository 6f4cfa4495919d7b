import { Hono, type Context } from 'hono';
import type * as v from 'valibot';
import { applicationReplySchema, enquiryReplySchema } from '../../../shared/contracts/work-schema.ts';
import { filledTemplates, replyMail, type RepliedTo } from '../mail/replies.ts';
import type { LiveParts } from '../parts.ts';
import { idempotencyKeyOf } from './answer-post.ts';
import { Refusal } from './answers.ts';
import { wordsOf } from './answer-csv.ts';
import { foundOr404, readChange, readId } from './admin-request.ts';
import type { AdminEnvironment } from './require-session.ts';

/**
 * Mails of the team to applicants and to those who sent enquiries: filled templates, and sending through the
 * outbox. A reply and the new stage are one transaction, and a repeated click stores one.
 */
export function adminReplyRoutes({ store, now, log, wakeOutbox }: LiveParts): Hono<AdminEnvironment> {
  const app = new Hono<AdminEnvironment>();

  const records = {
    applications: async (id: string): Promise<RepliedTo> => ({
      kind: 'application',
      record: foundOr404(await store.application(id)),
    }),
    enquiries: async (id: string): Promise<RepliedTo> => ({
      kind: 'enquiry',
      record: foundOr404(await store.enquiry(id)),
    }),
  };

  async function reply(
    context: Context<AdminEnvironment>,
    list: keyof typeof records,
    { idempotencyKey, status, ...text }: v.InferOutput<typeof applicationReplySchema>,
  ): Promise<Response> {
    const to = await records[list](readId(context));
    const author = context.get('user').name;
    const { id } = to.record;
    const isStored = await store.addReply(
      list,
      { mail: replyMail(to, text, author), status, at: now().toISOString() },
      idempotencyKeyOf('reply', idempotencyKey, [id, author, text, status ?? null]),
    );
    if (!isStored) throw new Refusal(404, 'missing');
    wakeOutbox();
    log.info('reply stored', { reference: id });
    const replies = await store.repliesTo([id]);
    return context.json({ replies: replies.get(id) ?? [] }, 201);
  }

  for (const list of ['applications', 'enquiries'] as const)
    app.get(`/admin/${list}/:id/templates`, async (context) => {
      const to = await records[list](readId(context));
      const templates = filledTemplates(to, context.get('user').name, wordsOf(context).language);
      return context.json({ templates });
    });

  app.post('/admin/applications/:id/replies', async (context) =>
    reply(context, 'applications', await readChange(context, applicationReplySchema)),
  );

  app.post('/admin/enquiries/:id/replies', async (context) =>
    reply(context, 'enquiries', await readChange(context, enquiryReplySchema)),
  );

  return app;
}
