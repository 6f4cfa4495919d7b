import { spawn } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { madeFolders } from '#content/published/made-folders.ts';
import type { EditorProblem } from './editor/problems/editor-problem.ts';
import { savedPath, type SavedState } from './editor/saved-state.ts';
import { projectFolder } from './project-paths.ts';

/** Starts a server of developers and editors. @returns its port, once it says its address */
function portOf(script: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const server = spawn(process.execPath, [script], {
    cwd: projectFolder,
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void server.kill());
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (part: Buffer) => {
      said += part.toString();
      const port = /http:\/\/[\w.]+:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(port);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => reject(new Error(said)));
  });
}

/** Whether something answers at an address. 127.0.0.2 is this machine too, and stands for all other interfaces. */
const answers = (host: string, port: string) =>
  fetch(`http://${host}:${port}/`, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

test.each(['build/dev.ts', 'tests/gallery/serve.ts'])(
  '%s can be reached from this machine only, unless HOST opens it',
  async (script) => {
    const port = await portOf(script, {});
    expect([await answers('127.0.0.1', port), await answers('127.0.0.2', port)]).toEqual([true, false]);
    const openPort = await portOf(script, { HOST: '0.0.0.0' });
    expect(await answers('127.0.0.2', openPort)).toBe(true);
  },
);

test('the editor can be reached from this machine only', async () => {
  const port = await portOf('cli/edit.ts', {});
  expect([await answers('127.0.0.1', port), await answers('127.0.0.2', port)]).toEqual([true, false]);
  for (const HOST of ['0.0.0.0', '::', '192.168.0.7'])
    await expect(portOf('cli/edit.ts', { HOST })).rejects.toThrow(
      /^The editor cannot start: HOST must be 127\.0\.0\.1, ::1 or localhost/,
    );
});

test('the first preview of each kind of page has its style sheet', async () => {
  const folder = 'sites/basaltworks';
  const port = await portOf('cli/edit.ts', { SITE: folder });
  const origin = `http://127.0.0.1:${port}`;
  for (const [view, pattern] of [
    ['contact', 'pages/contact.yaml'],
    ['post', 'posts/*.en.md'],
    ['job', 'jobs/*.yaml'],
  ] as const) {
    const [name = ''] = globSync(pattern, { cwd: join(projectFolder, folder) }).toSorted();
    const file = `${folder}/${name}`;
    const text = readFileSync(join(projectFolder, file), 'utf8');
    const response = await fetch(`${origin}/edit/preview`, {
      method: 'POST',
      headers: { origin },
      body: JSON.stringify({ files: { [file]: text }, file, language: 'en' }),
    });
    const { html = '' } = (await response.json()) as { html?: string };
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
    expect(sheets).toContainEqual(expect.stringMatching(`^/src/pages/${view}/`));
  }
});

/** The problems that the editor lists. */
async function problemsAt(origin: string): Promise<readonly EditorProblem[]> {
  const { body } = await fetch(origin + savedPath);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let said = '';
  while (!said.endsWith('\n\n')) said += (await reader?.read())?.value ?? '';
  await reader?.cancel();
  return (JSON.parse(said.replace(/^data: /, '')) as SavedState).problems;
}

/** A copy of the starter for one test. @returns how to change a text in one of its files */
function copyStarter(folder: string): (name: string, found: string | RegExp, text: string) => void {
  const clear = () => {
    for (const path of [folder, join(madeFolders({ folder }).images, '..')])
      rmSync(join(projectFolder, path), { recursive: true, force: true });
  };
  clear();
  onTestFinished(clear);
  cpSync(join(projectFolder, 'sites/_starter'), join(projectFolder, folder), { recursive: true });
  return (name, found, text) => {
    const file = join(projectFolder, folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(found, text));
  };
}

test('the editor opens a site with mistakes, and leads to them', async () => {
  const folder = '.cache/test-sites/mistaken';
  const change = copyStarter(folder);
  // A saved form, and a file that somebody else broke.
  change('site.yaml', '+1 (555) 010-0100', '964 55 01 02');
  change('posts/categories.yaml', /^/, 'a: [\n');
  const origin = `http://127.0.0.1:${await portOf('cli/edit.ts', { SITE: folder })}`;
  const open = async () => [
    (await fetch(`${origin}/edit`)).status,
    (await fetch(`${origin}/edit/config.json`)).status,
  ];
  const site = '/collections/data/entries/site';
  expect(await open()).toEqual([200, 200]);
  expect((await problemsAt(origin)).map(({ place }) => [place.kind, place.entry, place.keyPath])).toEqual([
    ['form', site, 'contact.phone'],
  ]);

  change('site.yaml', '964 55 01 02', '+34 964 55 01 02');
  change('site.yaml', /^/, 'logo: { file: /images/gone.png }\n');
  expect(await open()).toEqual([200, 200]);
  const found = await problemsAt(origin);
  expect(found.map(({ place }) => [place.kind, place.entry, place.keyPath])).toEqual(
    expect.arrayContaining([
      ['form', site, 'logo.file'],
      ['file', '', ''],
    ]),
  );
  expect(found.map(({ reason }) => reason).join('\n')).not.toContain('no such category');

  // What no form can correct is a plain message, and the last form stays.
  change('site.yaml', /^/, '[\n');
  expect(await open()).toEqual([200, 200]);
  expect(await problemsAt(origin)).toMatchObject([
    {
      place: { kind: 'file', title: `${folder}/site.yaml` },
      reason: expect.stringMatching(/^cannot be read: /),
    },
  ]);
  await expect(portOf('cli/edit.ts', { SITE: folder })).rejects.toThrow(
    /^The editor cannot start: .*site\.yaml:\d+: \(YAML\): [^]*text editor/,
  );
}, 120_000);

test('a page of a site with mistakes says which, without a stack, and reloads', async () => {
  const folder = '.cache/test-sites/shown-mistake';
  copyStarter(folder)('site.yaml', '+1 (555) 010-0100', '<964>');
  const origin = `http://127.0.0.1:${await portOf('cli/edit.ts', { SITE: folder })}`;
  const response = await fetch(origin);
  expect(response.headers.get('content-type')).toContain('text/html');
  const html = await response.text();
  expect(html).toMatch(/<li>[^<]*site\.yaml:\d+: contact\.phone: must be a phone number/);
  expect(html).toContain('/@vite/client');
  expect(html).not.toMatch(/ at \S+ \(|<964>/);
}, 120_000);

test('the editor starts without a file of the logo', async () => {
  const folder = '.cache/test-sites/without-logo';
  copyStarter(folder)('site.yaml', /^/, 'logo: { file: /images/gone.png }\n');
  const origin = `http://127.0.0.1:${await portOf('cli/edit.ts', { SITE: folder })}`;
  expect((await problemsAt(origin)).map(({ place, reason }) => [place.keyPath, reason])).toEqual([
    ['logo.file', expect.stringMatching(/^no such picture: /)],
  ]);
}, 120_000);
