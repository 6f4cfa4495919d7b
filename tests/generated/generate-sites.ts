/**
 * `node tests/generated/generate-sites.ts` writes two sites that are built and checked like any site, for instance with
 * `SITE=built/generated/arabic node build/build.ts --allow-sample`:
 *
 * - `arabic` is a copy of the site in tests/shown/site, in which English is replaced with right-to-left text of the
 *   same length, with the settings that it cannot have at the same time.
 * - `spanish` is a new site of `npm run new-site` with what a company in Castelló changes: the files in `spanish/`
 *   replace its samples, and `spanish/site.yaml` has only the settings that differ.
 */
import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, isScalar, parse, parseDocument, stringify, visit } from 'yaml';
import { projectFolder } from '#build/project-paths.ts';
import { startSite } from '#cli/start-site.ts';
import { isRecord } from '#shared/is-record.ts';
import { formsEndpoint } from './forms-endpoint.ts';

const generated = join(projectFolder, 'built/generated');
const folder = join(generated, 'arabic');
const parts = import.meta.dirname;

/** The letters a to z, one for one, so that texts keep the lengths that the schemas allow. */
const arabic = 'ابتدهفجحيخكلمنوثقرسطعغشضزظ';
const letterOf = (letter: string) => arabic[letter.toLowerCase().charCodeAt(0) - 97] ?? letter;

/** Placeholders, entities, code, addresses, anchors, and what is behind a link or a picture. */
const notWords =
  /\{[^}]*\}|&\w+;|`[^`]*`|\]\([^)]*\)|\]\[\w+\]|^\[.*\]: .*$|<[^>]*>|\S+@\S+|\S*:\/\/\S+|\b\w+(?:\.\w+)+/gm;

/** A text in Arabic letters. */
function inArabic(text: string): string {
  const kept = text.match(notWords) ?? [];
  const words = text.split(notWords).map((part) => part.replaceAll(/[a-z]/gi, letterOf));
  return words.map((part, index) => part + (kept[index] ?? '')).join('');
}

/** Words for readers; names of things and kinds are single words in lower case, and codes are in capitals. */
const isWords = (text: string) => /^[^/]*\s|^[A-Z][^/]*[a-z][^/]*$/.test(text);

/** The values of these fields are names of the product. */
const ofNames = /^(?:focus|file|picture|narrow)$/;

/** Translates the words of a section, or of a whole document. */
function translate(section: Parameters<typeof visit>[0]): void {
  visit(section, {
    Pair: (_, { key }) => (isScalar(key) && ofNames.test(String(key.value)) ? visit.SKIP : undefined),
    Scalar(place, scalar) {
      if (place !== 'key' && typeof scalar.value === 'string' && isWords(scalar.value))
        scalar.value = inArabic(scalar.value);
    },
  });
}

/** A file of data, with Arabic sections instead of the English ones. */
function translateYaml(text: string): string {
  const document = parseDocument(text);
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'en' || !isNode(value)) return undefined;
      key.value = 'ar';
      translate(value);
      return visit.SKIP;
    },
  });
  return document.toString({ lineWidth: 0 });
}

function translateMarkdown(text: string): string {
  const [, front = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const document = parseDocument(front);
  translate(document);
  const prose = body
    .split(/^(```[^]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : inArabic(part)));
  return `---\n${document.toString({ lineWidth: 0 })}---\n${prose.join('')}`;
}

/** What one site cannot have at the same time as the settings of the shown site. */
const settings: Readonly<Record<string, unknown>> = {
  languages: ['ar', 'de'],
  // Digits as in the phone number.
  locales: { ar: 'ar-LB-u-nu-latn', de: 'de-AT' },
  // With wider letters than the product's font, and Arabic ones.
  fonts: { sans: { family: 'DejaVu Sans', file: 'fonts/arabic.woff2' } },
  forms: { endpoint: formsEndpoint },
  cookieBanner: 'off',
  scriptsAfterConsent: undefined,
};

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}

rmSync(folder, { recursive: true, force: true });
cpSync(join(projectFolder, 'tests/shown/site'), folder, { recursive: true });
// The last ones: no case study in the second language, and no page outside the menus.
for (const file of ['words/en.yaml', 'case-studies/harbor-network.de.md', 'pages/thanks.en.md'])
  rmSync(join(folder, file));
const words = readFileSync(join(parts, 'words.ar.yaml'), 'utf8');
write('words/ar.yaml', `${words}nav.knowledge: المعرفة\n`);
cpSync(join(parts, 'arabic.woff2'), join(folder, 'fonts/arabic.woff2'));
for (const file of globSync('**/*.yaml', { cwd: folder, exclude: ['words/**'] }))
  write(file, translateYaml(readFileSync(join(folder, file), 'utf8')));
for (const file of globSync('**/*.en.md', { cwd: folder })) {
  write(file, translateMarkdown(readFileSync(join(folder, file), 'utf8')));
  renameSync(join(folder, file), join(folder, file.replace('.en.', '.ar.')));
}
const site = parseDocument(readFileSync(join(folder, 'site.yaml'), 'utf8'));
for (const [name, value] of Object.entries(settings))
  if (value === undefined) site.delete(name);
  else site.set(name, value);
write('site.yaml', site.toString({ lineWidth: 0 }));

const spanish = join(generated, 'spanish');
const company = {
  company: 'Cobalto Redes S.L.',
  origin: 'https://cobalto.example',
  languages: ['es', 'en'],
};

/** Settings of a site with those that the company changes; null removes one. */
function merged(value: unknown, change: unknown): unknown {
  if (!isRecord(value) || !isRecord(change)) return change;
  const changed = Object.entries(change).map(([name, part]) => [name, merged(value[name], part)]);
  const all: Record<string, unknown> = { ...value, ...Object.fromEntries(changed) };
  return Object.fromEntries(Object.entries(all).filter(([, part]) => part !== null));
}

rmSync(spanish, { recursive: true, force: true });
startSite(
  { from: join(projectFolder, 'sites/_starter'), to: spanish, cache: generated },
  'cobalto',
  company,
  new Date(),
  (started) => {
    // The samples that a company deletes.
    for (const name of ['services', 'people', 'jobs', 'posts', 'logo.svg'])
      rmSync(join(started, name), { recursive: true });
    const settingsBefore: unknown = parse(readFileSync(join(started, 'site.yaml'), 'utf8'));
    cpSync(join(parts, 'spanish'), started, { recursive: true });
    const changes: unknown = parse(readFileSync(join(started, 'site.yaml'), 'utf8'));
    writeFileSync(join(started, 'site.yaml'), stringify(merged(settingsBefore, changes), { lineWidth: 0 }));
  },
);
