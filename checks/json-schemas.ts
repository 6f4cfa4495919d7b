import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { projectFolder } from '../build/project-paths.ts';
import { anyLanguage } from '../schema/in-language.ts';
import { siteFiles, textFiles, type Item, type SiteFile, type TextFile } from '../schema/site-files.ts';

/**
 * `node checks/json-schemas.ts`: checks that `schema/json/` and the editor settings match the schemas, so
 * that editors complete and check a site's YAML. `--write` updates them. Exits with 1 when one is out of
 * date.
 */

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const languageCode = '^[a-z]{2,3}$';

/** What stands below the name of any language stands below the code of each. */
function withLanguages(json: Json): Json {
  const inParts = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inParts);
    return isRecord(value) ? withLanguages(value) : value;
  };
  const whole = Object.fromEntries(Object.entries(json).map(([key, value]) => [key, inParts(value)]));
  const { properties, required } = whole;
  if (!isRecord(properties) || !(anyLanguage in properties)) return whole;
  const { [anyLanguage]: words, ...facts } = properties;
  return {
    ...whole,
    properties: facts,
    required: Array.isArray(required) ? required.filter((name) => name !== anyLanguage) : required,
    patternProperties: { [languageCode]: words },
  };
}

/** JSON Schema cannot express the checks in code; the build runs those. */
function jsonOf(schema: GenericSchema): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    target: 'draft-07',
  });
  return withLanguages(json);
}

/** An item: its facts, and its words below each language code. */
function itemJson({ facts, words }: Item): Json {
  return { ...jsonOf(facts), patternProperties: { [languageCode]: jsonOf(words) } };
}

const listJson = (item: Item): Json => ({ type: 'array', items: itemJson(item) });

function fileJson(file: SiteFile): Json {
  if ('schema' in file) return jsonOf(file.schema);
  if ('list' in file) return listJson(file.list);
  if ('facts' in file) return itemJson(file);
  const lists = Object.entries(file.lists).map(([name, item]) => [name, listJson(item)]);
  return { type: 'object', properties: Object.fromEntries(lists), additionalProperties: false };
}

/** A front matter: of the site's first language both parts, of the others the words. */
const frontMatterJson = ({ facts, words }: TextFile): Json => ({
  definitions: { ...(facts && { facts: jsonOf(facts) }), words: jsonOf(words) },
});

const head = { $schema: 'http://json-schema.org/draft-07/schema#' };

const outputs = new Map<string, Json>();
const fileMatches: Record<string, string> = {};
for (const file of siteFiles) {
  const { name, files } = file;
  outputs.set(`schema/json/${name}.json`, { ...head, ...fileJson(file) });
  fileMatches[`./schema/json/${name}.json`] = `sites/*/${files}`;
}
for (const file of textFiles)
  outputs.set(`schema/json/${file.name}.json`, { ...head, ...frontMatterJson(file) });
outputs.set('.vscode/settings.json', { 'yaml.schemas': fileMatches });

const stale: string[] = [];
for (const [file, json] of outputs) {
  const path = join(projectFolder, file);
  const text = `${JSON.stringify(json, null, 2)}\n`;
  if (process.argv.includes('--write')) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } else if (readText(path) !== text) stale.push(file);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

for (const file of stale) console.error(`${file} is out of date: node checks/json-schemas.ts --write`);
console.log(`${outputs.size} files for editors, ${stale.length} out of date.`);
if (stale.length > 0) process.exitCode = 1;
