import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#build/project-paths.ts';
import { fileSchemas } from '#build/editor/file-schemas.ts';
import { siteFiles } from '#content/collections/site-files.ts';

/**
 * `node cli/json-schemas.ts`: writes `content/schema/json/`, which editors of YAML read, and the settings that say
 * which schema belongs to which file. Part of `npm run check-site` and of each build by `npm start`.
 */

function write(file: string, value: unknown): void {
  writeFileSync(join(projectFolder, file), `${JSON.stringify(value, null, 2)}\n`);
}

mkdirSync(join(projectFolder, 'content/schema/json'), { recursive: true });
for (const [name, schema] of fileSchemas) write(`content/schema/json/${name}.json`, schema);
const patterns = siteFiles.map(({ name, files }) => [
  `./content/schema/json/${name}.json`,
  `sites/*/${files}`,
]);
const formatter = { 'editor.defaultFormatter': 'oxc.oxc-vscode', 'editor.formatOnSave': true };
write('.vscode/settings.json', {
  '[typescript]': formatter,
  '[typescriptreact]': formatter,
  'yaml.schemas': Object.fromEntries(patterns),
});
