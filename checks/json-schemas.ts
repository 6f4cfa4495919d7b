import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../build/project-paths.ts';
import { fileSchemas } from '../editor/file-schemas.ts';
import { siteFiles } from '../schema/site-files.ts';

/**
 * `node checks/json-schemas.ts`: writes `schema/json/`, which editors of YAML read, and the settings that say which
 * schema belongs to which file. Part of `npm run check-site`.
 */

function write(file: string, value: unknown): void {
  writeFileSync(join(projectFolder, file), `${JSON.stringify(value, null, 2)}\n`);
}

mkdirSync(join(projectFolder, 'schema/json'), { recursive: true });
for (const [name, schema] of fileSchemas) write(`schema/json/${name}.json`, schema);
const patterns = siteFiles.map(({ name, files }) => [`./schema/json/${name}.json`, `sites/*/${files}`]);
write('.vscode/settings.json', { 'yaml.schemas': Object.fromEntries(patterns) });
