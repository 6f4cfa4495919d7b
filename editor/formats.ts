import { parse, stringify } from 'yaml';
import type { JsonSchema } from './json-schema.ts';
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

const yamlOf = (value: unknown) => stringify(value, { lineWidth: 0, singleQuote: true });

const frontMatter = /^---\n([\s\S]*?)\n---\n?/;

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Reads and writes the files of a format. @param languages of the site, the first one first */
export function codecOf({ kind, schema }: FileFormat, languages: readonly string[]): Codec {
  if (kind === 'item')
    return {
      fromFile: (text) => itemToForm(schema, parse(text), languages),
      toFile: (form) => yamlOf(itemToFile(schema, fieldsOf(form), languages)),
    };
  if (kind === 'data')
    return {
      fromFile: (text) => toForm(schema, parse(text)),
      toFile: (form) => yamlOf(toFile(schema, form)),
    };
  return {
    fromFile(text) {
      const [head = '', yaml = ''] = frontMatter.exec(text) ?? [];
      return {
        ...fieldsOf(toForm(schema, parse(yaml))),
        body: text.slice(head.length).trim().replaceAll('](images/', '](/images/'),
      };
    },
    toFile(form) {
      const { body, ...front } = fieldsOf(form);
      return `---\n${yamlOf(toFile(schema, front))}---\n\n${typeof body === 'string' ? body.trim().replaceAll('](/images/', '](images/') : ''}\n`;
    },
  };
}
