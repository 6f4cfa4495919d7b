import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { productFonts } from '#content/site-file/fonts.ts';
import { discLogo } from '#content/test-support/logos.ts';
import { starterWith, type Edit } from '#content/test-support/site-fixture.ts';

/** What a script prints about a site; in a process of its own, because a mistake ends it. */
function saidOf(site: string): Promise<{ status: number | null; lines: string[] }> {
  return new Promise((resolve) => {
    const environment = { env: { ...process.env, SITE: site } };
    const child = execFile(process.execPath, ['content/checks/check.ts'], environment, (_, __, stderr) =>
      resolve({ status: child.exitCode, lines: stderr.trimEnd().split('\n') }),
    );
  });
}

/** A folder with a good site and these changes. */
function siteWith(name: string, ...edits: readonly Edit[]): string {
  const folder = join('.cache', 'test-sites', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync('sites/_starter', folder, { recursive: true });
  for (const [file, content] of starterWith(...edits)) {
    if (content === null) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

const withFonts = (fonts: string): Edit => ['site.yaml', 'splash: off', `splash: off\nfonts: ${fonts}`];
const withLogo = (file: string, ...more: string[]): Edit => [
  'site.yaml',
  'splash: off',
  ['splash: off', 'logo:', `  file: ${file}`, ...more.map((line) => `  ${line}`)].join('\n'),
];
const script =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<script>alert(1)</script>\n</svg>';

it.for<[said: string, name: string, ...edits: Edit[]]>([
  [
    'site.yaml:67: fonts.sans.file: no such file: fonts/own.woff2; put it there',
    'no-font',
    withFonts('{ sans: { family: Own, file: fonts/own.woff2 } }'),
  ],
  [
    'site.yaml:67: fonts.mono.file: fonts/own.ttf: not a woff2, woff, ttf or otf file',
    'broken-font',
    withFonts('{ mono: { family: Own, file: fonts/own.ttf } }'),
    ['fonts/own.ttf', null, '<!doctype html>'],
  ],
  [
    'people/robin.yaml:2: en.name: the font Special Gothic lacks: Ł ź',
    'letters',
    withFonts(JSON.stringify({ sans: { ...productFonts.sans, family: 'Own' } })),
    ['people/robin.yaml', 'Robin Muster', 'Łódź Muster'],
  ],
  [
    'logo.svg:2: (the mark): <script>: the only shapes allowed are path, polygon, circle, ellipse and rect; or show',
    'logo',
    ['logo.svg', null, script],
  ],
  [
    'images/logo.png: (the picture): it cannot be read: save it again as PNG or SVG (shown by .cache/test-sites/broken-logo/site.yaml:68: logo.file)',
    'broken-logo',
    withLogo('/images/logo.png'),
    ['images/logo.png', null, 'PNG'],
  ],
  [
    'site.yaml:69: logo.withoutWhite: there is no white around what is drawn: remove this line',
    'logo-without-white',
    withLogo('/images/logo.svg', 'withoutWhite: true'),
    ['images/logo.svg', null, discLogo],
  ],
  [
    'images/logo.svg:2: (the picture): it contains a script',
    'logo-file',
    withLogo('/images/logo.svg'),
    ['images/logo.svg', null, script],
  ],
])('a mistake in what every page needs is one line without a stack: %s', async ([said, name, ...edits]) => {
  const folder = siteWith(name, ...edits);
  const { status, lines } = await saidOf(folder);
  expect(lines).toEqual([expect.stringContaining(`${folder}/${said}`)]);
  expect(status).toBe(1);
});
