import { Hono } from 'hono';
import type { WorkKind, WorkPage } from '#shared/contracts/dashboard.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { Outgoing } from '#server/live/outbox/outbox.store.ts';
import { eraseRecord } from '#server/live/people/people.ts';
import { countInbox, recordNouns } from '#server/live/records.store.ts';
import { foundOr404, readId, Refusal } from '#server/live/requests.ts';
import type { LiveDeps } from '#server/live/deps.ts';
import type { AdminEnvironment } from '#server/live/sessions/sessions.route.ts';
import type { WorkStore } from '#server/live/work.store.ts';
import {
  auditLog,
  changeSchema,
  rangeOf,
  validateJson,
  validateQuery,
  validateSearchText,
  workSearchSchema,
} from './admin-requests.ts';
import { answerCsv, csvTranslator, type Table } from './csv.ts';

/** What differs between the records that the team works on. */
interface Work<Item, Shown> {
  kind: WorkKind;
  store: WorkStore<Item>;
  /** The emails and the event that are sent when a record leaves the spam folder. */
  outgoingOf: (item: Item) => readonly Outgoing[];
  shown: (item: Item) => Shown;
  csv: (t: Translator) => Omit<Table<Item>, 'ids' | 'read'>;
}

/** The dashboard's records of one kind (SPEC section 2, Admin dashboard): list, review, export, delete. */
export function workRoutes<Item extends { id: string }, Shown>(
  deps: LiveDeps,
  { kind, store, outgoingOf, shown, csv }: Work<Item, Shown>,
) {
  const { database, wakeOutbox, log } = deps;
  const search = [validateQuery(workSearchSchema), validateSearchText] as const;

  return new Hono<AdminEnvironment>()
    .on(['GET', 'POST'], `/admin/${kind}`, auditLog(deps, 'view', kind), ...search, async (context) => {
      const { page, job: jobId, direction, ...filters } = context.req.valid('query');
      const { items, total } = await store.list(database, {
        ...filters,
        jobId,
        text: context.req.valid('json').q,
        isDescending: direction === 'descending',
        ...rangeOf(page),
      });
      context.set(
        'records',
        items.map(({ id }) => id),
      );
      const counts = await countInbox(database, kind);
      const answer: WorkPage<Shown> = { items: items.map(shown), total, counts };
      return context.json(answer);
    })
    .on(['GET', 'POST'], `/admin/${kind}.csv`, ...search, async (context) => {
      const { page: _, job: jobId, direction, ...filters } = context.req.valid('query');
      const isDescending = direction === 'descending';
      const sorted = { ...filters, jobId, text: context.req.valid('json').q, isDescending };
      return answerCsv(context, deps, kind, {
        ...csv(csvTranslator(deps.site(), context)),
        ids: () => store.ids(database, sorted),
        read: (ids) => store.readAll(database, ids),
      });
    })
    .get(`/admin/${kind}/:id`, auditLog(deps, 'view', kind), async (context) =>
      context.json(shown(foundOr404(await store.read(database, readId(context))))),
    )
    .patch(
      `/admin/${kind}/:id`,
      auditLog(deps, 'change', kind),
      validateJson(changeSchema),
      async (context) => {
        const change = context.req.valid('json');
        const changed = await store.change(database, readId(context), change, outgoingOf);
        if (change.folder === 'inbox') wakeOutbox();
        return context.json(shown(foundOr404(changed)));
      },
    )
    .delete(`/admin/${kind}/:id`, auditLog(deps, 'delete', kind), async (context) => {
      const id = readId(context);
      if (!(await eraseRecord(deps, id, () => store.remove(database, id)))) throw new Refusal(404, 'missing');
      log.info(`${recordNouns[kind]} deleted`, { reference: id });
      return context.body(null, 204);
    });
}
