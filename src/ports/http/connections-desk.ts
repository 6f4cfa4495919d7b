import {
  deliveriesAnswer,
  newWebhookAnswer,
  webhooksAnswer,
} from '../../../shared/contracts/desk-answers.ts';
import type { ConnectionsDesk } from '../connections-desk.ts';
import type { AdminCalls } from './admin-call.ts';

/** Connections to other tools over HTTP. */
export function createConnectionsDesk(calls: AdminCalls): ConnectionsDesk {
  return {
    list: async () => (await calls.read('/api/admin/webhooks', webhooksAnswer)).items,
    add: async (connection) => (await calls.ask('/api/admin/webhooks', connection, newWebhookAnswer)).secret,
    renewKey: async (id) =>
      (await calls.ask(`/api/admin/webhooks/${encodeURIComponent(id)}/key`, {}, newWebhookAnswer)).secret,
    remove: (id) => calls.change('DELETE', `/api/admin/webhooks/${encodeURIComponent(id)}`),
    deliveries: ({ state, page }) =>
      calls.read(`/api/admin/deliveries?state=${state}&page=${page}`, deliveriesAnswer),
    retry: (id) => calls.change('POST', `/api/admin/deliveries/${encodeURIComponent(id)}/retry`),
  };
}
