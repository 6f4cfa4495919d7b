import type { Context } from 'hono';
import { defaultLanguage, isLanguage, type Language } from '../../../config/locales.ts';
import { createTranslator, type Translator } from '../../../i18n/translator.ts';
import { csvRow, csvStart } from '../../../shared/csv.ts';
import { delimiterOf } from '../admin/csv.ts';
import type { Page } from '../store/store.ts';
import { attachmentHeaders } from '../admin/attachment.ts';

/** Rows read at once. */
const batch = 200;

/** A table: its file name, its heads, and its rows in batches. */
interface Table<Item> {
  file: string;
  heads: readonly string[];
  read: (range: { offset: number; limit: number }) => Promise<Page<Item>>;
  cellsOf: (item: Item) => readonly string[] | Promise<readonly string[]>;
}

/** The translator for the query's `language`, which also decides the separator. */
export function wordsOf(context: Context): Translator {
  const language = context.req.query('language');
  return createTranslator(isLanguage(language) ? language : defaultLanguage);
}

/** Answers with all items of a table as a CSV file, read in batches. */
export async function answerCsv<Item>(
  context: Context,
  language: Language,
  table: Table<Item>,
): Promise<Response> {
  const rows = rowsOf(table, language);
  // Read before the answer begins, so that a failing store gives 503 and not half a file.
  const first = await rows.next();
  const file = textStream(first.done ? [] : [first.value], rows);
  return context.body(file, 200, attachmentHeaders(table.file, 'text/csv; charset=utf-8'));
}

async function* rowsOf<Item>(
  { heads, read, cellsOf }: Table<Item>,
  language: Language,
): AsyncGenerator<string, void> {
  const delimiter = delimiterOf(language);
  let start = csvStart + csvRow(heads, delimiter);
  for (let offset = 0; ; offset += batch) {
    const { items } = await read({ offset, limit: batch });
    const rows = await Promise.all(items.map(async (item) => csvRow(await cellsOf(item), delimiter)));
    yield start + rows.join('');
    start = '';
    if (items.length < batch) return;
  }
}

/** A response body that produces text only as fast as it is read. */
function textStream(
  first: readonly string[],
  rest: AsyncGenerator<string, void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const waiting = [...first];
  return new ReadableStream({
    async pull(controller) {
      const text = waiting.shift() ?? (await rest.next()).value;
      if (text === undefined) controller.close();
      else controller.enqueue(encoder.encode(text));
    },
    async cancel() {
      await rest.return();
    },
  });
}
