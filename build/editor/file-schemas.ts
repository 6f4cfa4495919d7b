import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { isRecord } from '#shared/is-record.ts';
import type { BlockOutline } from '#content/schema/blocks.ts';
import {
  siteFiles,
  textFiles,
  type Item,
  type SiteFile,
  type TextFile,
} from '#content/collections/site-files.ts';

type Json = Readonly<Record<string, unknown>>;

const languageCode = '^[a-z]{2,3}$';

/** The message of a check; what a message says of the value itself is left out. */
function messageOf(action: object): string | undefined {
  const message: unknown = 'message' in action ? action.message : undefined;
  const said: unknown = typeof message === 'function' ? message({ input: '' }) : message;
  return typeof said === 'string' ? said.replace(/: (?:"")?$/, '') : undefined;
}

/** JSON Schema cannot express the checks in code; the build runs those. */
function jsonOf(schema: GenericSchema): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    target: 'draft-07',
    // Code editors and our own show the sentence of the check instead of the pattern.
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const hasPattern = valibotAction.type === 'regex' || valibotAction.type === 'starts_with';
      const message = hasPattern ? messageOf(valibotAction) : undefined;
      if (message === undefined) return undefined;
      // JSON Schema has one pattern: the last of several says most about a text.
      const own = 'requirement' in valibotAction ? valibotAction.requirement : undefined;
      const pattern = own instanceof RegExp ? own.source : jsonSchema.pattern;
      return { ...jsonSchema, pattern, patternErrorMessage: message };
    },
  });
  return json;
}

/** A list of items: language-independent fields, and texts below each language code. @param kinds of its items */
function listJson(kinds: readonly Item[], { least, most }: { least?: number; most?: number } = {}): Json {
  const items = kinds.map(({ facts, words }) => ({
    ...jsonOf(facts),
    patternProperties: { [languageCode]: jsonOf(words) },
  }));
  return {
    type: 'array',
    items: items.length === 1 ? items[0] : { oneOf: items },
    ...(least !== undefined && { minItems: least }),
    ...(most !== undefined && { maxItems: most }),
  };
}

const propertiesOf = ({ properties }: Json): Json => (isRecord(properties) ? properties : {});

/** A file with a section per language: language-independent fields and texts, apart and combined. */
function sectionsJson(facts: Json, words: Json, blocks?: Json): Json {
  return {
    definitions: { facts, words, ...(blocks && { blocks }) },
    type: 'object',
    additionalProperties: false,
    patternProperties: {
      [languageCode]: {
        type: 'object',
        properties: {
          ...propertiesOf(facts),
          ...propertiesOf(words),
          ...(blocks && { blocks: { type: 'array', items: blocks } }),
        },
        required: words.required,
      },
    },
  };
}

/** The blocks of a page, each with its language-independent fields and its texts. */
const blocksJson = (outlines: readonly BlockOutline[]): Json => ({
  oneOf: outlines.map((outline) => {
    const [facts, words] = [jsonOf(outline.facts), jsonOf(outline.words)];
    return {
      type: 'object',
      definitions: { facts, words },
      properties: { ...propertiesOf(facts), ...propertiesOf(words) },
    };
  }),
});

function fileJson(file: SiteFile): Json {
  if ('page' in file) return sectionsJson({}, jsonOf(file.page));
  if ('schema' in file) return jsonOf(file.schema);
  if ('list' in file) return listJson(file.list, file);
  if ('facts' in file)
    return sectionsJson(jsonOf(file.facts), jsonOf(file.words), file.blocks && blocksJson(file.blocks));
  const lists = Object.entries(file.lists).map(([name, item]) => [name, listJson([item])]);
  return { type: 'object', properties: Object.fromEntries(lists), additionalProperties: false };
}

/** A front matter: of the site's first language both parts, of the others the words. */
const frontMatterJson = ({ facts, words }: TextFile): Json => ({
  definitions: { ...(facts && { facts: jsonOf(facts) }), words: jsonOf(words) },
});

const head = { $schema: 'http://json-schema.org/draft-07/schema#' };

/** The JSON Schemas of a site's files by name, for editors that complete and check them. */
export const fileSchemas: ReadonlyMap<string, Json> = new Map([
  ...siteFiles.map((file) => [file.name, { ...head, ...fileJson(file) }] as const),
  ...textFiles.map((file) => [file.name, { ...head, ...frontMatterJson(file) }] as const),
]);
