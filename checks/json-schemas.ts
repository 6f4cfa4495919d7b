import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { projectFolder } from '../build/project-paths.ts';
import { siteFiles } from '../schema/site-files.ts';

/**
 * `node checks/json-schemas.ts`: checks that `schema/json/` and the editor settings match the schemas, so
 * that editors complete and check a site's YAML. `--write` updates them. Exits with 1 when one is out of
 * date.
 */

type Json = Readonly<Record<string, unknown>>;

/** JSON Schema cannot express the checks in code; the build runs those. */
function jsonOf(schema: GenericSchema): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    target: 'draft-07',
  });
  return json;
}

/** An item: its facts, and its words below each language code. */
function itemJson(facts: Json, words: Json): Json {
  return { ...facts, patternProperties: { '^[a-z]{2,3}$': words } };
}

const head = { $schema: 'http://json-schema.org/draft-07/schema#' };

const outputs = new Map<string, Json>();
const fileMatches: Record<string, string> = {};
for (const { name, files, ...shape } of siteFiles) {
  const json = 'schema' in shape ? jsonOf(shape.schema) : itemJson(jsonOf(shape.facts), jsonOf(shape.words));
  outputs.set(`schema/json/${name}.json`, { ...head, ...json });
  fileMatches[`./schema/json/${name}.json`] = `sites/*/${files}`;
}
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
