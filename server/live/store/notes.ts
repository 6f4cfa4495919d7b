import type { Kysely } from 'kysely';
import type { NoteRow, Tables } from './tables.ts';
import type { Note } from '../../../shared/contracts/desk-answers.ts';

const noteOf = ({ id, author, text, created_at: createdAt }: NoteRow): Note => ({
  id,
  author,
  text,
  createdAt,
});

/** The notes on these records, oldest first; a record without notes has no entry. */
export async function notesOn(
  db: Kysely<Tables>,
  recordIds: readonly string[],
): Promise<Map<string, Note[]>> {
  if (recordIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('notes')
    .selectAll()
    .where('record_id', 'in', [...recordIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const byRecord = Map.groupBy(rows, ({ record_id }) => record_id);
  return new Map([...byRecord].map(([id, found]) => [id, found.map(noteOf)]));
}

/** Stores notes of a record. */
export async function insertNotes(
  db: Kysely<Tables>,
  recordId: string,
  notes: readonly Note[],
): Promise<void> {
  if (notes.length === 0) return;
  await db
    .insertInto('notes')
    .values(
      notes.map(({ id, author, text, createdAt }) => ({
        id,
        record_id: recordId,
        author,
        text,
        created_at: createdAt,
      })),
    )
    .execute();
}

/** Deletes what the team has written about records that are deleted. @returns ids of the mails among it */
export async function deleteWorkOn(db: Kysely<Tables>, recordIds: readonly string[]): Promise<string[]> {
  if (recordIds.length === 0) return [];
  await db
    .deleteFrom('notes')
    .where('record_id', 'in', [...recordIds])
    .execute();
  const mails = await db
    .deleteFrom('mails')
    .where('reply_record', 'in', [...recordIds])
    .returning('id')
    .execute();
  return mails.map(({ id }) => id);
}
