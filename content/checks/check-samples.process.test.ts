import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join('.cache', 'test-sites', 'with-samples');

/** What the check prints about the starter at an address. */
function checkAt(origin: string, ...options: string[]) {
  rmSync(folder, { recursive: true, force: true });
  cpSync('sites/_starter', folder, { recursive: true });
  const file = join(folder, 'site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^origin: .*$/m, `origin: ${origin}`));
  return spawnSync(process.execPath, ['content/checks/check.ts', ...options], {
    env: { ...process.env, SITE: folder },
    encoding: 'utf8',
  });
}

it('--no-sample stops at sample texts for a real domain', () => {
  const { status, stderr } = checkAt('https://acme.com', '--no-sample');
  expect(status).toBe(1);
  expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
    /^\d+ texts are samples: the site cannot be published at https:\/\/acme\.com with them\. For a preview: npm run build -- --allow-sample$/,
  );
});

it('--no-sample lists sample texts for a reserved domain too', () => {
  const { status, stdout, stderr } = checkAt('https://acme.example', '--no-sample');
  expect(status).toBe(0);
  expect(stderr).toContain('/site.yaml: replace or remove: contact.phone (');
  expect(stdout).not.toContain('To list them');
});

it.each([
  ['the same address as a preview', 'https://acme.com', []],
  ['an address of no one', 'https://acme.example', ['--no-sample']],
])('a site with sample texts is built for %s, with a warning', (_, origin, options) => {
  const { status, stdout } = checkAt(origin, ...options);
  expect(status).toBe(0);
  expect(stdout).toMatch(/\d+ TEXTS ARE SAMPLES: not to be published/);
});
