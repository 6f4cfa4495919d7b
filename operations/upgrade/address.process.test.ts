import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../build/project-paths.ts';
import { sha256Of } from './download.ts';
import { readRelease, type Taking } from './release.ts';
import { emptyFolder, filesIn, first, git, remove, second, write } from './test-support/small-product.ts';

/** An archive as `npm run release` makes it, and a project that takes it. */
const [maker, project] = [emptyFolder(), emptyFolder()];
let archive = Buffer.alloc(0);
beforeAll(() => {
  write(maker, second);
  git(maker, 'init', '--quiet');
  git(maker, 'add', '--all');
  git(maker, 'commit', '--quiet', '--message', 'All');
  execFileSync(process.execPath, [join(projectFolder, 'operations/release.ts'), '--archive'], { cwd: maker });
  archive = readFileSync(join(maker, globSync('built/release/*.tar.gz', { cwd: maker })[0] ?? ''));
  write(project, first);
});
afterAll(() => remove(maker, project));

let end: () => void = () => {};
afterEach(() => end());

/** Serves releases from this machine. @returns the address of one */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  end = () => {
    server.closeAllConnections();
    server.close();
  };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/product-0.2.0.tar.gz`;
}

const take = (address: string, taking: Taking = {}) =>
  readRelease(project, address, join(project, '.cache/upgrade/release'), taking);

describe('a release at an address', () => {
  it('is fetched, unpacked and checked', async () => {
    const address = await serve((_, response) => response.end(archive));
    const { version, folder, files } = await take(address, { sha256: sha256Of(archive).toUpperCase() });
    expect(version).toBe('0.2.0');
    const { 'release.json': list, ...rest } = filesIn(folder);
    expect(rest).toEqual(second);
    expect(Object.keys(JSON.parse(list ?? '').files as object)).toEqual(Object.keys(files));
  });

  it('is another one than was meant', async () => {
    const address = await serve((_, response) => response.end(archive));
    await expect(take(address, { sha256: 'f'.repeat(64) })).rejects.toThrow(
      `${address} is not the archive that was meant: its SHA-256 is ${sha256Of(archive)}`,
    );
    await expect(take(maker, { sha256: 'f' })).rejects.toThrow(
      'is a folder: --sha256 is what an archive has to be',
    );
  });

  it.each<[string, RequestListener, string]>([
    [
      'is not there',
      (_, response) => response.writeHead(404).end('no'),
      'cannot be fetched: the server answers with 404',
    ],
    [
      'is half of one',
      (_, response) => response.end(archive.subarray(0, archive.length / 2)),
      'cannot be unpacked: is it a .tar.gz file?',
    ],
    [
      'is a page',
      (_, response) => response.end('<h1>Sign in</h1>'),
      'cannot be unpacked: is it a .tar.gz file?',
    ],
    [
      'breaks off',
      (_, response) => {
        response.writeHead(200, { 'Content-Length': archive.length });
        response.write(archive.subarray(0, 100), () => response.destroy());
      },
      'cannot be fetched: ',
    ],
  ])('that %s is refused with the reason', async (_, answer, reason) => {
    const address = await serve(answer);
    await expect(take(address)).rejects.toThrow(`${address} ${reason}`);
  });

  it('that does not answer, or stops in between, is given up', async () => {
    const silent = await serve(() => {});
    await expect(take(silent, { timeoutMs: 50 })).rejects.toThrow(
      `${silent} cannot be fetched: it takes too long`,
    );
    end();
    const stopping = await serve((_, response) => void response.write(archive.subarray(0, 100)));
    await expect(take(stopping, { timeoutMs: 250 })).rejects.toThrow('cannot be fetched: it takes too long');
    end();
    await expect(take(stopping)).rejects.toThrow('cannot be fetched: connect ECONNREFUSED');
  });

  it('has to come by https, but from this machine', async () => {
    await expect(take('http://example.com/product-0.2.0.tar.gz')).rejects.toThrow(
      'http://example.com/product-0.2.0.tar.gz: what comes by http can be changed on its way; use https',
    );
  });
});
