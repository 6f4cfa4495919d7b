import type { LiveSite } from '#server/served-site.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from 'hono';
import { languageIn, type Language } from '#shared/locales.ts';
import { createTranslator, type Translator } from '#shared/i18n/translator.ts';
import { csvRow, csvStart } from '#shared/csv.ts';
import type { LogSubject } from '#shared/contracts/dashboard.ts';
import { addLogEntry } from '#server/live/log/log.store.ts';
import type { LiveDeps } from '#server/live/deps.ts';
import type { AdminEnvironment } from '#server/live/sessions/sessions.route.ts';
import { attachmentHeaders } from './attachment.ts';

/** Rows read, logged and written at once: the longest messages are a few megabytes. */
export const rowsAtOnce = 50;

/**
 * A table: its file name, its heads, and its rows. The ids are read once, so that what arrives, changes or is deleted
 * during the export neither repeats nor hides another row.
 */
export interface Table<Item> {
  file: string;
  heads: readonly string[];
  ids: () => Promise<string[]>;
  read: (ids: readonly string[]) => Promise<Item[]>;
  cellsOf: (item: Item) => readonly string[];
}

/** The translator for the query's `language`, which also decides the separator. */
export function csvTranslator(site: LiveSite, context: Context): Translator {
  return createTranslator(site, languageIn(site, context.req.query('language')));
}

/**
 * The separator that spreadsheets expect: where numbers have a decimal comma, columns are separated by
 * semicolons.
 */
function delimiterOf(language: Language): ',' | ';' {
  return new Intl.NumberFormat(language).format(1.5).includes(',') ? ';' : ',';
}

/**
 * Answers with all items of a table as a CSV file. A page of rows leaves only when the log has their ids, and
 * other requests are answered between two pages.
 */
export async function answerCsv<Item extends { id: string }>(
  context: Context<AdminEnvironment>,
  { site, database, now }: Pick<LiveDeps, 'site' | 'database' | 'now'>,
  subject: LogSubject,
  { file, heads, ids, read, cellsOf }: Table<Item>,
): Promise<Response> {
  const delimiter = delimiterOf(csvTranslator(site(), context).language);
  const user = context.get('user');

  async function* pages(): AsyncGenerator<string, void> {
    const all = await ids();
    let start = csvStart + csvRow(heads, delimiter);
    for (let from = 0; from === 0 || from < all.length; from += rowsAtOnce) {
      const items = await read(all.slice(from, from + rowsAtOnce));
      // Entries of the log are not records of a person.
      const records = subject === 'log' ? [] : items.map(({ id }) => id);
      if (from === 0 || items.length > 0)
        await addLogEntry(database, { user, action: 'export', subject, records }, now());
      yield start + items.map((item) => csvRow(cellsOf(item), delimiter)).join('');
      start = '';
      await setImmediate();
    }
  }

  const rows = pages();
  // Read before the answer begins, so that a failing database gives 503 and not half a file.
  const first = await rows.next();
  const body = textStream(first.done ? '' : first.value, rows);
  return context.body(body, 200, attachmentHeaders(file, 'text/csv; charset=utf-8'));
}

/** A response body that produces text only as fast as it is read. */
function textStream(first: string, rest: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: string | undefined = first;
  return new ReadableStream({
    async pull(controller) {
      const text = next ?? (await rest.next()).value;
      next = undefined;
      if (text === undefined) controller.close();
      else controller.enqueue(encoder.encode(text));
    },
    async cancel() {
      await rest.return();
    },
  });
}
