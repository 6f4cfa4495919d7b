import { editionsOf, type Edition } from '#content/edition.ts';
/**
 * `node build/documents/build.ts`: writes the PDFs of all case studies and white papers into the folder that
 * `content/published/made-folders.ts` names, in the languages that its fonts can write. A file in
 * `build/documents/<language>/` of the site's folder replaces the generated one. Unchanged PDFs are not written again.
 */
import { quantity } from '#shared/quantity.ts';
import { liftedColoursOf, paletteOf } from '#content/colours/palette.ts';
import { fontsOf } from '#content/read/site-fonts.ts';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { madeFolders } from '#content/published/made-folders.ts';
import { loadChosenSite } from '#content/chosen-site.ts';
import type { Site } from '#content/load-site.ts';
import { documentsFolder } from '#content/published/document-files.ts';
import { isPrintable, whyNotPrintable } from '#content/published/printable.ts';
import { fontsFor, staticFonts, type Fonts } from './fonts.ts';
import { documentsIn, type DocumentModel } from './model.ts';
import { logoSources } from '#content/checks/photo-uses.ts';
import { renderPdf } from './render.ts';

const projectFolder = join(import.meta.dirname, '../..');
const outFolderOf = (site: Site) => join(projectFolder, documentsFolder(site));
const digestsFileOf = (site: Site) => join(projectFolder, madeFolders(site).cache, 'documents.json');

/** Digest of what all PDFs depend on: this folder, the colours, fonts, package versions. */
function toolsHash(site: Site): string {
  const hash = createHash('sha256');
  const sources = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts'));
  for (const file of sources.toSorted()) hash.update(readFileSync(join(import.meta.dirname, file)));
  for (const { source } of Object.values(fontsOf(site))) hash.update(source);
  hash.update(JSON.stringify([paletteOf(site), liftedColoursOf(site)]));
  for (const file of [
    'build/images/drawing-colours.ts',
    `${site.folder}/site.yaml`,
    'build/images/logo.ts',
    ...logoSources(site),
    'package.json',
  ])
    hash.update(readFileSync(join(projectFolder, file)));
  return hash.digest('hex');
}

function digestOf(model: DocumentModel, tools: string): string {
  return createHash('sha256')
    .update(tools)
    .update(JSON.stringify(model))
    .update(model.pageLabel(1, 2))
    .digest('hex');
}

/** The adopter's own file, which replaces the generated one. */
function ownFile({ folder, language }: Edition, address: string): Buffer | null {
  const file = join(projectFolder, `${folder}/documents`, language, basename(address));
  return existsSync(file) ? readFileSync(file) : null;
}

/** Digest of each file's source at the last build, by address. */
function readDigests(site: Site): Record<string, string> {
  const digestsFile = digestsFileOf(site);
  // Only this script writes the file.
  return existsSync(digestsFile)
    ? (JSON.parse(readFileSync(digestsFile, 'utf8')) as Record<string, string>)
    : {};
}

function writeFile(file: string, content: Buffer | string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function removeOthers(site: Site, addresses: ReadonlySet<string>): void {
  const outFolder = outFolderOf(site);
  // A site without documents has the folder too: the build copies it.
  mkdirSync(outFolder, { recursive: true });
  const files = readdirSync(outFolder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    if (!addresses.has(file.slice(outFolder.length))) rmSync(file);
  }
}

/** Writes what has changed. @throws Error naming the PDF that cannot be written, as for a letter that the fonts lack */
export async function writeDocuments(site: Site): Promise<void> {
  const startedAt = performance.now();
  const tools = toolsHash(site);
  const before = readDigests(site);
  const digests: Record<string, string> = {};
  let fonts: Fonts | undefined;
  let written = 0;
  for (const edition of editionsOf(site)) {
    let missing = 0;
    for (const model of documentsIn(edition)) {
      const own = ownFile(edition, model.address);
      if (!own && !isPrintable(edition)) {
        missing += 1;
        continue;
      }
      const digest = own ? createHash('sha256').update(own).digest('hex') : digestOf(model, tools);
      digests[model.address] = digest;
      const file = join(outFolderOf(site), model.address);
      if (existsSync(file) && before[model.address] === digest) continue;
      writeFile(
        file,
        own ?? (await renderPdf(site, model, fontsFor(edition, (fonts ??= await staticFonts(site))))),
      );
      written += 1;
    }
    if (missing > 0)
      console.warn(
        `Documents: ${quantity(missing, 'PDF is', 'PDFs are')} missing in ${edition.locale.englishName}, ${whyNotPrintable(edition)}; put files of your own into ${site.folder}/documents/${edition.language}.`,
      );
  }
  removeOthers(site, new Set(Object.keys(digests)));
  writeFile(digestsFileOf(site), JSON.stringify(digests));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    written > 0
      ? `Documents: ${quantity(Object.keys(digests).length, 'file')}, ${written} of them written in ${seconds} s.`
      : `Documents: ${quantity(Object.keys(digests).length, 'file')}, nothing changed.`,
  );
}

if (import.meta.main) {
  try {
    await writeDocuments(loadChosenSite());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
