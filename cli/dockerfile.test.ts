import { testLiveSite } from '#server/live/test-support/live-site.ts';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectFolder } from '#build/project-paths.ts';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { readLiveSettings } from '#server/live/settings.ts';

const textOf = (file: string) => readFileSync(join(projectFolder, file), 'utf8');

/** The stages of the Dockerfile: the image each begins with, its name, and its instructions of one line each. */
const stages = textOf('Dockerfile')
  .split(/^FROM /m)
  .slice(1)
  .map((text) => {
    const [from = '', ...lines] = text.split('\n');
    const [base = '', name] = from.split(' AS ');
    return { base, name, lines };
  });
type Stage = (typeof stages)[number];
const last: Stage = stages.at(-1) ?? { base: '', name: undefined, lines: [] };
const linesOf = (stage: Stage, instruction: string) =>
  stage.lines
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));
const runs = (stage: Stage) => linesOf(stage, 'RUN');
/** The parts of each COPY: the stage it copies from, the sources and the target. */
const copies = (stage: Stage) =>
  linesOf(stage, 'COPY').map((line) => {
    const [, from, paths = ''] = /^(?:--from=(\S+) )?(.+)$/.exec(line) ?? [];
    const sources = paths.split(' ');
    return { from, target: sources.pop(), sources };
  });

describe('the Dockerfile', () => {
  it('copies existing files that .dockerignore allows', () => {
    const lines = textOf('.dockerignore').split('\n');
    const letThrough = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    const sources = stages.flatMap(copies).filter(({ from }) => from === undefined);
    const used = sources.flatMap((copy) => copy.sources);
    const isLetThrough = (source: string) =>
      letThrough.includes(source) || letThrough.includes(source.split('/')[0] ?? '');
    expect(used.filter((source) => !existsSync(join(projectFolder, source)))).toEqual([]);
    expect(used.filter((source) => !isLetThrough(source))).toEqual([]);
    const isUsed = (name: string) => used.some((source) => `${source}/`.startsWith(`${name}/`));
    expect(letThrough.filter((name) => !isUsed(name))).toEqual([]);
    const kept = lines.filter((line) => line !== '' && !/^[!#]/.test(line) && line !== '*');
    for (const secret of ['server/live/main.test.ts', 'shared/test-support/samples.ts'])
      expect(kept.some((glob) => matchesGlob(secret, glob) || matchesGlob(secret, `${glob}/**`))).toBe(true);
  });

  it('installs the packages of the how-to, and none in the final stage', () => {
    const [install = ''] = runs(stages.find(({ name }) => name === 'packages') ?? last);
    expect(textOf('docs/how-to/deploy.md')).toContain(install);
    expect(install).toMatch(/--omit=dev .*--ignore-scripts/);
    expect(runs(last).join('\n')).not.toMatch(/npm|apt/);
    const froms = copies(last).filter(({ from }) => from !== undefined);
    expect(froms).toEqual([
      { from: 'packages', sources: ['/site/node_modules'], target: 'node_modules' },
      { from: 'build', sources: ['/site/dist-live'], target: 'dist-live' },
    ]);
  });

  it('installs the editor only if the site has one', () => {
    const line = runs(stages[0] ?? last).find((rest) => rest.includes('editor:')) ?? '';
    const installed = (site: string) => {
      const folder = temporaryFolderOf({ 'sites/default': 'acme\n', 'sites/acme/site.yaml': site });
      return execFileSync('sh', ['-ec', line.replace('npm', 'echo npm')], { cwd: folder, encoding: 'utf8' });
    };
    expect(installed('# editor:\nlanguages: [en]\n')).toBe('');
    expect(installed('languages: [en]\neditor:\n  backend: github\n')).toBe(
      'npm ci --include=dev --ignore-scripts\n',
    );
  });

  it('runs as a user without rights, with a health check', () => {
    expect(linesOf(last, 'USER')).toEqual(['node']);
    const [program, file] = JSON.parse(linesOf(last, 'CMD')[0] ?? '');
    expect(program).toBe('node');
    expect(existsSync(join(projectFolder, file))).toBe(true);
    expect(linesOf(last, 'HEALTHCHECK').join(' ')).toContain('/healthz');
  });
});

describe('compose.yaml', () => {
  const { services } = parse(textOf('compose.yaml'));

  it('sets only known settings, and lets the site write only its data', () => {
    const environment = services.site.environment;
    const known = textOf('docs/how-to/go-live.md');
    for (const name of Object.keys(environment)) expect(known).toContain(`\`${name}\``);
    const filled = Object.entries<string>(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):[^}]*\}/g, '$1'),
    ]);
    const settings = readLiveSettings(testLiveSite, Object.fromEntries(filled));
    expect(settings.databaseUrl).toBe('postgres://site:POSTGRES_PASSWORD@database:5432/site');
    expect(settings.smtpUrl).toBe('smtp://localhost:1025');
    expect(services.site).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      volumes: ['data:/data'],
    });
  });
});
