/**
 * `node tests/generated/generate-sites.ts`: writes the folder of an invented company, in a right-to-left language,
 * into `built/generated/`. It is built and checked like any site: `SITE=built/generated/arabic node build/build.ts`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { companies } from './companies.ts';
import { siteFiles } from './site-files.ts';

const outFolder = join(process.cwd(), 'built/generated');
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const mark = read('logo.svg');

for (const [name, company] of Object.entries(companies)) {
  const words = new Map(company.languages.includes('ar') ? [['ar', read('words.ar.yaml')]] : []);
  const folder = join(outFolder, name);
  rmSync(folder, { recursive: true, force: true });
  const files = siteFiles(company, words).set('logo.svg', mark);
  for (const [file, text] of files) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  console.log(`built/generated/${name}: ${files.size} files`);
}
