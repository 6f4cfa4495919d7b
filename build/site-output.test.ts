import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteOutput } from './site-output.ts';

let folder: string;
const site = () => join(folder, 'site');
const read = (name: string) => readFileSync(join(site(), name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-output-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (replacesLatest = true) =>
  SiteOutput.open({
    folder: join(folder, 'new'),
    latest: site(),
    stateFile: join(folder, 'state.json'),
    replacesLatest,
  });

/** Builds a site of one page. @returns whether the page was made */
async function build(source: string, make = () => source): Promise<boolean> {
  const output = await open();
  const isMade = await output.put('/page.html', [source], make);
  await output.moveTo(site());
  return isMade;
}

it('rebuilds a file and its compressed copies only when its sources have changed', async () => {
  expect(await build('one')).toBe(true);
  const made = statSync(join(site(), 'page.html')).mtimeMs;
  expect(await build('one')).toBe(false);
  expect(statSync(join(site(), 'page.html')).mtimeMs).toBe(made);
  expect(await build('two')).toBe(true);
  expect(read('page.html')).toBe('two');
  expect(brotliDecompressSync(readFileSync(join(site(), 'page.html.br'))).toString()).toBe('two');
});

it('rebuilds a file that somebody has changed or deleted', async () => {
  await build('one');
  writeFileSync(join(site(), 'page.html'), 'changed by hand');
  expect(await build('one')).toBe(true);
  expect(read('page.html')).toBe('one');
});

it('a failed build leaves the previous site and its records unchanged', async () => {
  await build('one');
  const fails = () => {
    throw new Error('no');
  };
  await expect(build('two', fails)).rejects.toThrow('no');
  expect(read('page.html')).toBe('one');
  expect(await build('one')).toBe(false);
});

it('can be read by other users under a strict umask, and so can what an earlier build wrote', async () => {
  const umask = process.umask(0o077);
  try {
    await build('one');
    chmodSync(join(site(), 'page.html.gz'), 0o600);
    await build('one');
  } finally {
    process.umask(umask);
  }
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const files = ['page.html', 'page.html.br', 'page.html.gz'].map((name) => join(site(), name));
  expect(files.map((file) => modeOf(file))).toEqual(['644', '644', '644']);
  expect(modeOf(site())).toBe('755');
});

it('removes files that the new build does not write', async () => {
  await build('one');
  const output = await open();
  await output.putTexts(new Map([['/other.txt', 'x']]));
  expect(output.paths()).toEqual(['/other.txt']);
  await output.moveTo(site());
  expect(() => read('page.html')).toThrow('ENOENT');
});

it('a build to another folder shares no files with the latest build, and does not replace it', async () => {
  await build('one');
  const output = await open(false);
  expect(await output.put('page.html', ['one'], () => 'one')).toBe(false);
  const place = join(folder, 'elsewhere');
  await output.moveTo(place);
  writeFileSync(join(place, 'page.html'), 'changed');
  expect(read('page.html')).toBe('one');
  expect(await build('one')).toBe(false);
});

it('copies a folder, and computes a cached value once for each state of its sources', async () => {
  const art = join(folder, 'art');
  mkdirSync(art);
  for (const name of ['a.svg', 'b.svg']) writeFileSync(join(art, name), '<svg/>');
  const make = vi.fn<() => Promise<number>>(async () => 7);
  for (const source of ['x', 'x', 'y']) {
    const output = await open();
    await output.putFolder(art, { below: 'drawn', without: 'b.svg' });
    expect(await output.remember('value', [source], make)).toBe(7);
    await output.moveTo(site());
  }
  expect(make).toHaveBeenCalledTimes(2);
  expect(read('drawn/a.svg')).toBe('<svg/>');
  expect(() => read('drawn/b.svg')).toThrow('ENOENT');
});
