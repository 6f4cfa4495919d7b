/**
 * `node tests/generated/generate-sites.ts`: writes the folder of an invented company, in a right-to-left language,
 * into `built/generated/`. It is built and checked like any site: `SITE=built/generated/arabic node build/build.ts`.
 */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteFiles } from './site-files.ts';

const folder = join(process.cwd(), 'built/generated/arabic');
rmSync(folder, { recursive: true, force: true });
for (const [file, text] of siteFiles()) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
mkdirSync(join(folder, 'words'));
copyFileSync(join(import.meta.dirname, 'words.ar.yaml'), join(folder, 'words/ar.yaml'));
copyFileSync(join(import.meta.dirname, 'logo.svg'), join(folder, 'logo.svg'));
mkdirSync(join(folder, 'fonts'));
copyFileSync(join(import.meta.dirname, 'arabic.woff2'), join(folder, 'fonts/arabic.woff2'));
for (const name of ['themed', 'plain']) {
  mkdirSync(join(folder, 'images'), { recursive: true });
  copyFileSync(join(import.meta.dirname, `${name}.svg`), join(folder, 'images', `${name}.svg`));
}
