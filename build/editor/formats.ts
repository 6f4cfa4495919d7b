import { parse } from 'yaml';
import type { JsonSchema } from './json-schema.ts';
import { withValues } from './keep-comments.ts';
import { itemToFile, itemToForm, toFile, toForm } from './values.ts';

/** How a kind of file is read and written by the editor. */
export interface FileFormat {
  name: string;
  /** `data`: one form. `item`: a form with a page for each language. `text`: front matter and a body in Markdown. */
  kind: 'data' | 'item' | 'text';
  schema: JsonSchema;
}

/** A format as the editor wants it registered. */
export interface Codec {
  fromFile: (text: string) => unknown;
  toFile: (form: unknown) => string;
}

/** The name under which a form has the list that is a whole file. */
export const listed = 'items';

/**
 * The name under which a form carries the text that it was read from; no field shows it, and the editor keeps what
 * it has no field for. So the comments of the file are there when it is written.
 */
const readFrom = 'readFrom';

const frontMatter = /^---\n([\s\S]*?)\n---\n?/;

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads and writes the files of a format. @param languages of the site, the first one first */
export function codecOf({ kind, schema }: FileFormat, languages: readonly string[]): Codec {
  if (kind === 'item')
    return {
      fromFile(text) {
        const [first = ''] = languages;
        const pages = itemToForm(schema, parse(text), languages);
        return { ...pages, [first]: { ...fieldsOf(pages[first]), [readFrom]: text } };
      },
      toFile(form) {
        const pages = Object.entries(fieldsOf(form)).map(([code, page]) => [code, fieldsOf(page)] as const);
        const before = pages.map(([, page]) => textOf(page[readFrom])).find(Boolean) ?? '';
        for (const [, page] of pages) delete page[readFrom];
        const written = itemToFile(schema, Object.fromEntries(pages), languages);
        return withValues(before, written, (value) =>
          itemToFile(schema, itemToForm(schema, value, languages), languages),
        );
      },
    };
  const unchanged = (value: unknown) => toFile(schema, toForm(schema, value));
  if (kind === 'data')
    return {
      fromFile(text) {
        const form = toForm(schema, parse(text));
        return { ...(Array.isArray(form) ? { [listed]: form } : fieldsOf(form)), [readFrom]: text };
      },
      toFile(form) {
        const { [readFrom]: before, ...own } = fieldsOf(form);
        const value = schema.type === 'array' ? (own[listed] ?? []) : own;
        return withValues(textOf(before), toFile(schema, value), unchanged);
      },
    };
  return {
    fromFile(text) {
      const [head = '', yaml = ''] = frontMatter.exec(text) ?? [];
      return {
        ...fieldsOf(toForm(schema, parse(yaml))),
        body: text.slice(head.length).trim().replaceAll('](images/', '](/images/'),
        [readFrom]: `${yaml}\n`,
      };
    },
    toFile(form) {
      const { body, [readFrom]: before, ...front } = fieldsOf(form);
      const yaml = withValues(textOf(before), toFile(schema, front), unchanged);
      return `---\n${yaml}---\n\n${textOf(body).trim().replaceAll('](/images/', '](images/')}\n`;
    },
  };
}
