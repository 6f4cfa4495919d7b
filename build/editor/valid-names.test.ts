import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#build/project-paths.ts';
import { routeByAddress } from '#content/pages/paths.ts';
import { siteFiles } from '#content/collections/site-files.ts';
import { folderOf } from '#content/collections/define-collection.ts';
import { editedTextCollections } from './collections.ts';
import { fileSchemas } from './file-schemas.ts';
import { kindsOf, type JsonSchema } from './json-schema.ts';

/** The fields that take a list of names, each with the kinds of blocks that have it. */
type Fields = Map<string, Set<string>>;

const quoted = (names: Iterable<unknown>) => [...names].map((name) => `\`${String(name)}\``).join(', ');

const patterns = new Map<string, string>([
  ...siteFiles.map(({ name, files }) => [name, files] as const),
  ...editedTextCollections.map((one) => [one.name, `${folderOf(one)}/*.md`] as const),
]);

/**
 * Collects the lists of names below a schema, with the fields that take them.
 * @param kind of the block that the schema describes
 */
function collect(
  lists: Map<string, Fields>,
  file: string,
  schema: JsonSchema,
  path: readonly string[] = [],
  kind?: string,
): void {
  const add = (names: readonly unknown[], field: readonly string[]) => {
    const fields = lists.get(quoted(names)) ?? new Map<string, Set<string>>();
    lists.set(quoted(names), fields);
    const place = `\`${field.join('.')}\` in \`${file}\``;
    fields.set(place, (fields.get(place) ?? new Set()).add(kind ?? ''));
  };
  if (schema.enum && schema.enum.length > 1) add(schema.enum, path);
  const { by = '', kinds = [] } = kindsOf(schema) ?? {};
  if (kinds.length > 0) {
    const names = kinds.map(({ name }) => name);
    add(names, [...path, by]);
  }
  for (const { name, schema: own } of kinds) collect(lists, file, own, path, name);
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    collect(lists, file, part, [...path, name], kind);
  const parts = [
    ...Object.values(schema.patternProperties ?? {}),
    // Of a whole file they describe it once more.
    ...(schema.type === undefined ? Object.values(schema.definitions ?? {}) : []),
    ...(schema.anyOf ?? []),
    ...[schema.items ?? []].flat(),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ];
  for (const part of parts) collect(lists, file, part, path, kind);
}

it('docs/how-to/settings.md has every list of names that the files of a site may use', async () => {
  const lists = new Map<string, Fields>();
  for (const [name, schema] of fileSchemas) collect(lists, patterns.get(name) ?? name, schema);
  const rows = [...lists].map(([names, fields]) => {
    const places = [...fields].map(([place, kinds]) =>
      kinds.has('') ? place : `${place} (${[...kinds].join(', ')})`,
    );
    return `| ${places.join('<br>')} | ${names} |`;
  });
  const pages = `| a page | ${quoted(routeByAddress.keys())}; \`/services/<file>\`, \`/<page of your own>\` |`;
  const file = join(projectFolder, 'docs/how-to/settings.md');
  const [before = ''] = readFileSync(file, 'utf8').split('| Field | Names |');
  const table = ['| Field | Names |', '|---|---|', pages, ...rows];
  await expect(
    `${before}${table.join('\n')}\n`,
    'npx vitest run build/editor/valid-names.test.ts --update updates the table',
  ).toMatchFileSnapshot(file);
});
