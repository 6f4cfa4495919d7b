import * as v from 'valibot';
import { longest } from '../../config/text-limits.ts';
import { stageIds } from '../../content/desk.ts';
import { filled, lineOf, oneOf, textOf } from './text-schema.ts';

/** Input of the team's work on records: stages, notes, replies, and changes of many at once. */

/** Records that are changed at once. */
export const bulkMost = 200;

const stage = oneOf(stageIds());
/** Enquiries have no stages of the company's own. */
const status = oneOf(['new', 'reviewed']);
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

const assignedTo = v.optional(v.nullable(lineOf(128)));

/** What changes of a record of a list. */
const changesTo = {
  applications: { status: v.optional(stage), folder: v.optional(folder) },
  enquiries: { status: v.optional(status), folder: v.optional(folder) },
};

export const applicationChangeSchema = v.object({ ...changesTo.applications, assignedTo });
export const enquiryChangeSchema = v.object({ ...changesTo.enquiries, assignedTo });
export const bulkChangeSchemas = {
  applications: v.object({ changes: many(v.object({ id, ...changesTo.applications }, 'text')) }),
  enquiries: v.object({ changes: many(v.object({ id, ...changesTo.enquiries }, 'text')) }),
};
export const bulkDeletionSchema = v.object({ ids: many(id) });
export const noteSchema = v.object({ text: filled(textOf(longest.message)), idempotencyKey });

const reply = {
  subject: filled(lineOf(longest.subject)),
  text: filled(textOf(longest.message)),
  idempotencyKey,
};
export const applicationReplySchema = v.object({ ...reply, status: v.optional(stage) });
export const enquiryReplySchema = v.object({ ...reply, status: v.optional(status) });
