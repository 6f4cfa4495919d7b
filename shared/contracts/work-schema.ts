import * as v from 'valibot';
import { longest } from '../../config/text-limits.ts';
import { stageIds } from '../../content/desk.ts';
import { filled, lineOf, oneOf, textOf } from './text-schema.ts';

/** Input of the team's work on records: stages, notes, replies, and changes of many at once. */

/** Applications that are changed at once. */
export const bulkMost = 200;

const stage = oneOf(stageIds());
const folder = oneOf(['inbox', 'spam']);
const id = v.pipe(v.string('text'), v.regex(/^[\w-]{1,128}$/, 'characters'));

/** Chosen by the sender, the same for a repeated click. */
const idempotencyKey = v.pipe(v.string('required'), v.regex(/^[\w-]{16,128}$/, 'characters'));

/** Counted before each of them is read, so that a long list is one problem. */
const many = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.array(v.unknown(), 'text'),
    v.minLength(1, 'required'),
    v.maxLength(bulkMost, 'too-long'),
    v.array(item),
  );

const changes = { status: v.optional(stage), folder: v.optional(folder) };
const assignedTo = v.optional(v.nullable(lineOf(128)));

export const applicationChangeSchema = v.object({ ...changes, assignedTo });
export const bulkChangeSchema = v.object({ changes: many(v.object({ id, ...changes }, 'text')) });
export const bulkDeletionSchema = v.object({ ids: many(id) });
export const noteSchema = v.object({ text: filled(textOf(longest.message)), idempotencyKey });

const reply = {
  subject: filled(lineOf(longest.subject)),
  text: filled(textOf(longest.message)),
  idempotencyKey,
};
export const applicationReplySchema = v.object({ ...reply, status: v.optional(stage) });
export const enquiryReplySchema = v.object({ ...reply, status: v.optional(oneOf(['new', 'reviewed'])) });
