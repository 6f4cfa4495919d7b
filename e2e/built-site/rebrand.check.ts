import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { groundColours } from '../../config/palette.ts';
import { siteFile, siteFolder } from '../../config/site-folder.ts';
import * as site from '../../config/site.ts';
import { readYaml } from '../../schema/data-file.ts';
import { parseData } from '../../schema/parse-data.ts';
import { siteSchema } from '../../schema/site.ts';
import { comparable, readForTraces, traceProblems, tracesOf } from './rules/brand-traces.ts';

/**
 * Builds a copy of the project with another company's site.yaml and mark: nothing of the first company may be left
 * in it (docs/how-to/make-it-yours.md).
 */

const project = fileURLToPath(new URL('../..', import.meta.url));
/** Kept for looking at failures, and because the next run uses its caches. */
const copy = join(project, '.cache', 'rebranded');
const companyFolder = 'e2e/built-site/other-company';
const company = parseData(siteSchema, readYaml(`${companyFolder}/site.yaml`));
/** Made by the build, or by whoever works on the project. */
const notCopied = new Set([
  '.git',
  '.cache',
  '.ci',
  'node_modules',
  'dist',
  'built',
  'e2e',
  'docs',
  'test-results',
]);
/** What the build of the copy finds again. */
const kept = new Set(['.cache', 'node_modules', 'dist', 'artwork', 'documents']);

const host = (origin: string) => new URL(origin).host.replace(/^www\./, '');

async function copyProject(): Promise<void> {
  await mkdir(copy, { recursive: true });
  for (const entry of await readdir(copy))
    if (!kept.has(entry)) await rm(join(copy, entry), { recursive: true, force: true });
  for (const entry of await readdir(project)) {
    if (notCopied.has(entry)) continue;
    await cp(join(project, entry), join(copy, entry), {
      recursive: true,
      preserveTimestamps: true,
      // The copy keeps its own PDFs.
      filter: (path) => relative(project, path) !== join('documents', 'out'),
    });
  }
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules')).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  for (const file of ['site.yaml', 'mark.svg'])
    await cp(join(project, companyFolder, file), join(copy, siteFile(file)));
  // Texts and links of the company itself: whoever takes the site over writes their own.
  for (const entry of await readdir(join(copy, siteFolder), { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(yaml|md)$/.test(path)) continue;
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replaceAll(host(site.origin), host(company.origin)));
  }
}

const files = new Map<string, Buffer>();
let output = '';

beforeAll(async () => {
  await copyProject();
  const run = promisify(execFile);
  const built = await run(process.execPath, ['build/build.ts', '--readable'], { cwd: copy });
  output = built.stdout + built.stderr;
  const dist = join(copy, 'dist');
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(relative(dist, path).split(sep).join('/'), await readFile(path));
  }
}, 180_000);

const ownTraces = tracesOf(site);
const otherTraces = tracesOf(company);

/** The other company's colours and words, in files with a matching name. */
function shownIn(names: RegExp): { text: string; colours: Set<string> } {
  const contents = [...files]
    .filter(([name]) => names.test(name))
    .map(([name, bytes]) => readForTraces(name, bytes))
    .filter((content) => content !== null);
  expect(contents.length).toBeGreaterThan(0);
  return {
    text: contents.flatMap(({ texts }) => texts).join('\n'),
    colours: new Set(contents.flatMap(({ colours }) => [...colours])),
  };
}

describe('the site of another company (R004)', () => {
  it('is built from a file and a mark of its own, without a word of complaint', () => {
    expect(output).toContain('Built ');
    expect(files.size).toBeGreaterThan(200);
  });

  it('has no name, domain, mail, phone, address or colour of the first company in any file', () => {
    expect([...files].flatMap(([name, bytes]) => traceProblems(name, bytes, ownTraces))).toEqual([]);
  });

  it.each([
    ['pages', /\.html$/],
    ['drawings of link previews', /\.png\.svg$/],
    ['feeds', /feed\.(xml|json)$/],
    ['calendars', /\.ics$/],
    ['PDFs', /\.pdf$/],
    ['manifest', /\.webmanifest$/],
  ])('names the other company in its %s', (_, names) => {
    expect(shownIn(names).text.includes(comparable(company.name))).toBe(true);
  });

  it.each([
    ['styles', /\.css$/, company.accent.light],
    ['drawings of link previews', /\.png\.svg$/, company.accent.dark],
    ['PDFs', /\.pdf$/, company.accent.light],
    ['icons of home screens', /icons\/.*\.png$/, company.accent.dark],
    ['manifest', /\.webmanifest$/, groundColours.dark],
    ['icon of old browsers', /favicon\.ico$/, company.accent.dark],
  ])('shows the colours of the other company in its %s', (_, names, colour) => {
    expect(shownIn(names).colours).toContain(colour);
  });

  it('keeps what visitors choose under the key of the other company', () => {
    expect(shownIn(/assets\/boot-\w+\.js$/).text.includes(company.slug)).toBe(true);
  });

  it('shows tones of that accent in the icon of the tab, the banners and the portraits', () => {
    for (const names of [/favicon\.svg$/, /art\/joints\.\w+\.svg$/, /art\/people\//])
      expect([...shownIn(names).colours].filter((one) => otherTraces.colours.includes(one))).not.toEqual([]);
  });
});
