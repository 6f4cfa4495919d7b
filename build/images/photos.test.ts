import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { describeProblem } from '#content/site-file/problem.ts';
import { ImageOutput } from './output.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { publishPhotos } from './photos.ts';

/** The photos of a temporary folder, with an output of its own. */

const folder = fs.mkdtempSync(join(tmpdir(), 'photos-'));
const made = join(folder, 'made');
const site = { ...siteFixture(), folder: relative(process.cwd(), folder) };
fs.mkdirSync(join(folder, 'images/team'), { recursive: true });

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const picture = (colour: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** Publishes them as a build does. @returns how many were made, and what is said about the others */
async function publish(): Promise<{ made: number; said: string[] }> {
  const output = new ImageOutput(made);
  const { made: count, problems } = await publishPhotos(site, new SiteSource(site.folder), output);
  output.removeStale();
  return { made: count, said: problems.map(describeProblem) };
}

const outputs = () =>
  fs.readdirSync(join(made, 'public/art/photos')).toSorted((one, other) => (one < other ? -1 : 1));

it('resizes a photo once, again when it changes, and deletes the copies of a removed one', async () => {
  // As macOS stores an umlaut; the module has it as people type it.
  const file = join(folder, 'images/team/Anna Bu\u0308rg.JPG');
  fs.writeFileSync(file, await picture('#206020'));
  expect((await publish()).made).toBe(1);
  const first = outputs();
  expect(first).toHaveLength(4);
  for (const name of first)
    expect(name).toMatch(/^team-anna-b-rg-[\da-f]{4}-(160|300)\.[\da-f]{8}\.(avif|webp)$/);
  const addresses = fs.readFileSync(join(made, 'photos.json'), 'utf8');
  expect(addresses).toContain('"images/team/Anna B\u00FCrg.JPG"');
  expect(addresses).toMatch(/"avif":"\/art\/photos\/\S+\.avif 160w, \/art\/photos\/\S+\.avif 300w"/);

  const madeAt = fs.statSync(join(made, 'public/art/photos', first[0] ?? '')).mtimeMs;
  expect((await publish()).made).toBe(0);
  expect(fs.statSync(join(made, 'public/art/photos', first[0] ?? '')).mtimeMs).toBe(madeAt);

  fs.writeFileSync(file, await picture('#602020'));
  expect((await publish()).made).toBe(1);
  expect(outputs()).toHaveLength(4);
  expect(outputs()).not.toEqual(first);

  fs.rmSync(file);
  expect((await publish()).made).toBe(0);
  expect(outputs()).toEqual([]);
});

it('reports every unusable file, and ignores other files and unused photos', async () => {
  fs.writeFileSync(join(folder, 'images/good.png'), await picture('#888888'));
  fs.writeFileSync(join(folder, 'images/broken.jpg'), 'not at all');
  fs.writeFileSync(join(folder, 'images/phone.heic'), 'x');
  fs.writeFileSync(join(folder, 'images/empty.jpg'), '');
  fs.writeFileSync(join(folder, 'images/unused.jpg'), 'not at all');
  for (const other of ['.DS_Store', 'logo.svg', 'notes.md'])
    fs.writeFileSync(join(folder, 'images', other), 'x');
  fs.writeFileSync(
    join(folder, 'home-claims.yaml'),
    '# Not read by this test.\nphoto: /images/broken.jpg\nlist:\n  - { photo: /images/broken.jpg, alt: x }\n',
  );
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { said } = await publish();
  const [empty, unused, ...others] = warn.mock.calls.flat();
  const [first = '', ...more] = said;
  expect(more).toEqual([]);
  expect(first).toMatch(`${site.folder}/images/broken.jpg: (the picture): cannot be read as a picture`);
  const places = [
    `${site.folder}/home-claims.yaml:2: photo`,
    `${site.folder}/home-claims.yaml:4: list[0].photo`,
  ];
  expect(first).toMatch(new RegExp(`\\(shown by ${places.join(', ').replaceAll(/[.[\]]/g, '\\$&')}\\)$`));
  expect(unused).toMatch(
    `Left out, because no page shows it: ${site.folder}/images/unused.jpg: (the picture): cannot`,
  );
  expect(empty).toBe(
    `Left out, because no page shows it: ${site.folder}/images/empty.jpg: (the picture): cannot be read as a picture: it is an empty file: copy the picture there again`,
  );
  expect(others).toEqual([]);
});
