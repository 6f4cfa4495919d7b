import type { DeskWork } from '../desk-work.ts';
import type { AdminCalls } from './admin-call.ts';
import { itemAddress } from './desk-address.ts';
import { templatesAnswer } from '../../../shared/contracts/desk-answers.ts';
import { createSubmitKeys } from './submit-keys.ts';

/** The part of the API for the team's work on records (docs/decisions/009-live-mode.md). */
export function createDeskWork(calls: AdminCalls): DeskWork {
  const keys = { reply: createSubmitKeys(), note: createSubmitKeys() };

  /** Sends with the key of the content, so that a repeated click or try is stored once. */
  async function sendOnce(kind: keyof typeof keys, address: string, body: object): Promise<void> {
    const idempotencyKey = keys[kind].keyOf(JSON.stringify([address, body]));
    await calls.change('POST', address, { ...body, idempotencyKey });
    keys[kind].accepted();
  }

  return {
    async templates(list, id, language) {
      const address = `${itemAddress(list, id)}/templates?language=${language}`;
      return (await calls.read(address, templatesAnswer)).templates;
    },
    reply: (list, id, reply) => sendOnce('reply', `${itemAddress(list, id)}/replies`, reply),
    addNote: (list, id, text) => sendOnce('note', `${itemAddress(list, id)}/notes`, { text }),
    deleteNote: (list, id, noteId) =>
      calls.change('DELETE', `${itemAddress(list, id)}/notes/${encodeURIComponent(noteId)}`),
    change: (list, id, change) => calls.change('PATCH', itemAddress(list, id), change),
    remove: (list, id) => calls.change('DELETE', itemAddress(list, id)),
    changeMany: (list, changes) => calls.change('POST', `/api/admin/${list}/changes`, { changes }),
    removeMany: (list, ids) => calls.change('POST', `/api/admin/${list}/deletions`, { ids }),
    resumeViewHref: (id) => `${itemAddress('applications', id)}/resume/view`,
  };
}
