import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteFolder } from '#shared/site-folder.ts';

/** A temporary site with its own output, whose photos are published in a process of their own. */

const project = join(import.meta.dirname, '../..');
fs.mkdirSync(join(project, '.cache'), { recursive: true });
const folder = fs.mkdtempSync(join(project, '.cache/photos-'));
const site = folder.slice(project.length + 1);
const made = join(project, 'built', site.replaceAll('/', '.'));

const picture = (colour: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

function publish(): string {
  const script = `
    const { publishPhotos } = await import('./build/images/photos.ts');
    const { removeStale } = await import('./build/images/output.ts');
    console.warn = console.log;
    try { console.log(await publishPhotos()); removeStale(); } catch (error) { console.log(error.message); }`;
  const options = { cwd: project, env: { ...process.env, SITE: site }, encoding: 'utf8' } as const;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], options).trim();
}

const outputs = () =>
  fs.readdirSync(join(made, 'images/public/art/photos')).toSorted((one, other) => (one < other ? -1 : 1));

beforeAll(() => {
  fs.cpSync(join(project, siteFolder, 'site.yaml'), join(folder, 'site.yaml'));
  fs.cpSync(join(project, siteFolder, 'logo.svg'), join(folder, 'logo.svg'));
  fs.mkdirSync(join(folder, 'images/team'), { recursive: true });
});

afterAll(() => {
  for (const one of [folder, made]) fs.rmSync(one, { recursive: true, force: true });
});

it('makes a photo once, notices another one under the same name, and forgets one that is gone', async () => {
  // As macOS stores an umlaut; the module has it as people type it.
  const file = join(folder, 'images/team/Anna Bu\u0308rg.JPG');
  fs.writeFileSync(file, await picture('#206020'));
  expect(publish()).toBe('1');
  const first = outputs();
  expect(first).toHaveLength(4);
  for (const name of first)
    expect(name).toMatch(/^team-anna-b-rg-[\da-f]{4}-(160|300)\.[\da-f]{8}\.(avif|webp)$/);
  const addresses = fs.readFileSync(join(made, 'images/photos.json'), 'utf8');
  expect(addresses).toContain('"images/team/Anna B\u00FCrg.JPG"');
  expect(addresses).toMatch(/"avif":"\/art\/photos\/\S+\.avif 160w, \/art\/photos\/\S+\.avif 300w"/);

  const madeAt = fs.statSync(join(made, 'images/public/art/photos', first[0] ?? '')).mtimeMs;
  expect(publish()).toBe('0');
  expect(fs.statSync(join(made, 'images/public/art/photos', first[0] ?? '')).mtimeMs).toBe(madeAt);

  fs.writeFileSync(file, await picture('#602020'));
  expect(publish()).toBe('1');
  expect(outputs()).toHaveLength(4);
  expect(outputs()).not.toEqual(first);

  fs.rmSync(file);
  expect(publish()).toBe('0');
  expect(outputs()).toEqual([]);
});

it('names every unusable file, and ignores other files and unused photos', async () => {
  fs.writeFileSync(join(folder, 'images/good.png'), await picture('#888888'));
  fs.writeFileSync(join(folder, 'images/broken.jpg'), 'not at all');
  fs.writeFileSync(join(folder, 'images/phone.heic'), 'x');
  fs.writeFileSync(join(folder, 'images/unused.jpg'), 'not at all');
  for (const other of ['.DS_Store', 'logo.svg', 'notes.md'])
    fs.writeFileSync(join(folder, 'images', other), 'x');
  fs.writeFileSync(
    join(folder, 'home-claims.yaml'),
    '# Not read by this test.\nphoto: /images/broken.jpg\nlist:\n  - { photo: /images/broken.jpg, alt: x }\n',
  );
  const [phone, unused, first, ...more] = publish().split('\n');
  expect(first).toMatch(`${site}/images/broken.jpg: (the picture): cannot be read as a picture`);
  const places = [`${site}/home-claims.yaml:2: photo`, `${site}/home-claims.yaml:4: list[0].photo`];
  expect(first).toMatch(new RegExp(`\\(shown by ${places.join(', ').replaceAll(/[.[\]]/g, '\\$&')}\\)$`));
  expect(unused).toMatch(`Left out, for no page shows it: ${site}/images/unused.jpg: (the picture): cannot`);
  expect(phone).toBe(
    `Left out, for no page shows it: ${site}/images/phone.heic: (the picture): not a kind of picture that can be read: save it as JPEG, PNG, WebP, AVIF or TIFF`,
  );
  expect(more).toEqual([]);
});
