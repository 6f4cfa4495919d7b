import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Adopter } from './follow.ts';

/* A company that has changed the product upgrades to a version with another shape of a site's folder. */

const product = new Adopter('upgrade-product').folder;
const company = `${product}-company`;
const tag = 'v99.0.0';

function run(folder: string, program: string, ...args: string[]): { ok: boolean; said: string } {
  const author = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@acme.example' };
  const { SITE: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env: { ...environment, ...author, GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@acme.example' },
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  return { ok: status === 0, said: stdout + stderr };
}
function git(folder: string, ...args: string[]): string {
  const { ok, said } = run(folder, 'git', ...args);
  if (!ok) throw new Error(said);
  return said;
}
const commit = (folder: string, message: string) => {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', message);
};
const upgrade = (...args: string[]) => run(company, 'npm', 'run', '--silent', 'upgrade', '--', ...args);
const read = (path: string) => readFileSync(join(company, path), 'utf8');

function change(folder: string, path: string, from: string, to: string): void {
  const text = readFileSync(join(folder, path), 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not have ${from}`);
  writeFileSync(join(folder, path), text.replace(from, to));
}

/** The hash of all tracked files, and what is not committed. */
const state = () => git(company, 'rev-parse', 'HEAD^{tree}') + git(company, 'status', '--porcelain');

describe('a company upgrades', () => {
  beforeAll(() => {
    rmSync(join(product, '.git'), { recursive: true, force: true });
    rmSync(company, { recursive: true, force: true });
    git(product, 'init', '--quiet', '--initial-branch=main');
    commit(product, 'First');
    git(product, 'clone', '--quiet', product, company);
    cpSync(join(product, 'node_modules'), join(company, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    // The next version: another shape, another word, and other samples.
    change(product, 'content/site-file/site.ts', 'foundedYear: year,', 'foundedYear: year, motto: line,');
    for (const sample of ['sites/basaltworks', 'sites/nordlicht', 'sites/_starter'])
      change(product, `${sample}/site.yaml`, 'foundedYear:', 'motto: Onwards\nfoundedYear:');
    change(
      product,
      'shared/i18n/messages/en/shell.ts',
      "'nav.contact': 'Contact'",
      "'nav.contact': 'Reach us'",
    );
    writeFileSync(join(product, 'sites/nordlicht/new.md'), 'new');
    commit(product, 'Next');
    git(product, 'tag', tag);
    // The company: its own site, a changed component, one sample changed, one deleted.
    const made = run(
      company,
      'npm',
      'run',
      'new-site',
      '--',
      'acme',
      '--company',
      'Acme',
      '--domain',
      'acme.com',
    );
    if (!made.ok) throw new Error(made.said);
    writeFileSync(join(company, 'sites/default'), 'acme\n');
    change(company, 'src/components/breadcrumb.tsx', '<nav', '<nav data-acme=""');
    change(company, 'sites/basaltworks/site.yaml', 'foundedYear:', '# ours\nfoundedYear:');
    rmSync(join(company, 'sites/nordlicht'), { recursive: true });
    commit(company, 'Our site');
  }, 120_000);

  it('gets a one-line error before anything changes', () => {
    const before = state();
    expect(upgrade('v98.0.0').said).toContain(`there is no version v98.0.0, only ${tag}`);
    writeFileSync(join(company, 'note.txt'), 'not committed');
    expect(upgrade(tag).said).toContain('not committed: ?? note.txt. Commit it');
    rmSync(join(company, 'note.txt'));
    expect(upgrade('--undo').said).toContain('there is no upgrade to roll back');
    expect(state()).toBe(before);
  }, 60_000);

  it('merges without conflicts in sites/, names the required change, builds, and rolls back exactly', () => {
    const before = state();
    const first = upgrade(tag);
    expect(first.ok).toBe(false);
    expect(first.said).toMatch(/sites\/acme\/site\.yaml:\d+: motto: missing/);
    expect(first.said).toContain('Make them, then run the same command again');
    expect(read('src/components/breadcrumb.tsx')).toContain('data-acme');
    expect(read('sites/basaltworks/site.yaml')).toContain('# ours');
    expect(read('sites/basaltworks/site.yaml')).not.toContain('motto');
    expect(existsSync(join(company, 'sites/nordlicht'))).toBe(false);
    expect(git(company, 'status', '--porcelain')).toBe('');

    change(company, 'sites/acme/site.yaml', 'foundedYear:', 'motto: Ahead\nfoundedYear:');
    const second = upgrade(tag);
    expect(second).toMatchObject({ ok: true });
    expect(second.said).toMatch(/\d+ pages: `\+ Reach us`/);
    expect(read('.cache/upgrade/site/about.html')).toContain('data-acme=""');
    expect(read('.cache/upgrade/report.md')).toContain('Reach us');

    expect(upgrade('--undo').said).toContain('not committed: M sites/acme/site.yaml');
    commit(company, 'The motto');
    const back = upgrade('--undo');
    expect(back.said).toContain(`later commits are in undone-${tag}`);
    expect(state()).toBe(before);
    expect(git(company, 'show', `undone-${tag}:sites/acme/site.yaml`)).toContain('motto: Ahead');
  }, 900_000);

  it('names conflicting files, and rolls back', () => {
    change(
      company,
      'shared/i18n/messages/en/shell.ts',
      "'nav.contact': 'Contact'",
      "'nav.contact': 'Write to us'",
    );
    commit(company, 'Our word');
    const before = state();
    expect(upgrade(tag).said).toContain(
      `you and ${tag} have changed the same lines of shared/i18n/messages/en/shell.ts`,
    );
    expect(upgrade(tag).said).toContain('a merge is in progress');
    upgrade('--undo');
    expect(state()).toBe(before);
  }, 600_000);
});
