import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What the check of a site prints, in a process of its own: the site is read when the modules are loaded. */
function checkOf(site: string): { status: number | null; lines: string[] } {
  const { status, stderr } = spawnSync(process.execPath, ['content/check.ts'], {
    env: { ...process.env, SITE: site },
    encoding: 'utf8',
  });
  return { status, lines: stderr.trimEnd().split('\n') };
}

it('a site that does not exist is one line that names those that do', () => {
  expect(checkOf('atlantis')).toEqual({
    status: 1,
    lines: [expect.stringMatching(/^SITE: there is no sites\/atlantis\/site\.yaml; the sites are \S/)],
  });
});

it.each([
  ['a wrong field', 'legalName:', 'legalname:', /:4: legalname: unknown: did you mean “legalName”\?$/],
  ['a tab', 'contact:\n', 'contact:\n\tfax: none\n', /:8: \(YAML\): cannot be read: a tab/],
])(
  '%s in site.yaml is told with file, line and reason, without a stack',
  (name, found, replacement, line) => {
    const folder = join('.cache', 'test-sites', name.replaceAll(' ', '-'));
    const sample = readFileSync('schema/test-support/site.yaml', 'utf8');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'site.yaml'), sample.replace(found, replacement));
    const { status, lines } = checkOf(folder);
    expect(status).toBe(1);
    expect(lines.filter((text) => !text.startsWith(`${folder}/site.yaml:`))).toEqual([]);
    expect(lines.join('\n')).toMatch(new RegExp(line, 'm'));
  },
);
