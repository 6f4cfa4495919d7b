import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { madeFolders } from '#content/published/made-folders.ts';

/** What the second part of `npm run check-site` prints about a copy of the starter. */

const folder = '.cache/test-sites/unmakeable';
const clear = () => {
  for (const path of [folder, join(madeFolders({ folder }).images, '..')])
    rmSync(path, { recursive: true, force: true });
};
afterAll(clear);

it('reports every picture that stops a build, in one run', { timeout: 120_000 }, () => {
  clear();
  cpSync('sites/_starter', folder, { recursive: true });
  writeFileSync(join(folder, 'images/empty.jpg'), '');
  writeFileSync(join(folder, 'images/phone.jpg'), '\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  writeFileSync(
    join(folder, 'images/map.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="var(--brand)" d="M0 0h9v9z"/></svg>',
  );
  const file = join(folder, 'site.yaml');
  const pictures =
    'pictures:\n  about: { picture: /images/empty.jpg }\n  team: { picture: /images/phone.jpg }\n  careers: { picture: /images/map.svg }\n';
  // The starter's own pictures.
  const settings = readFileSync(file, 'utf8').replace(/^pictures:\n(?: .*\n)+/m, '');
  writeFileSync(file, settings + pictures);
  const { status, stderr, stdout } = spawnSync(process.execPath, ['build/check-made.ts'], {
    env: { ...process.env, SITE: folder },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  const lines = stderr.trimEnd().split('\n');
  const place = (name: string) => `${folder}/images/${name}: (the picture): `;
  expect(lines[0]).toContain(`${place('empty.jpg')}cannot be read as a picture: it is an empty file`);
  expect(lines[0]).toMatch(/\(shown by .*site\.yaml:\d+: pictures\.about\.picture\)$/);
  expect(lines[1]).toContain(`${place('map.svg')}not a colour of the page: var(--brand)`);
  expect(lines[2]).toContain(`${place('phone.jpg')}cannot be read as a picture: it is an HEIC photo`);
  expect(lines.join('\n')).not.toMatch(/^ {4}at /m);
});
