import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { PublishedBuilds, type Upload } from './published-builds.ts';

let folder = '';
let builds: PublishedBuilds;
beforeEach(() => {
  folder = temporaryFolderOf();
  builds = new PublishedBuilds(folder);
});

let clock = Date.parse('2026-11-22T10:00:00Z');
/** Builds have the name of their moment: two in one millisecond would be one. */
function publish(content: string, source = content, upload?: Upload): string | undefined {
  const made = builds.newFolder(new Date((clock += 1000)));
  mkdirSync(made);
  writeFileSync(join(made, 'index.html'), content);
  return builds.serve(made, source, upload);
}
const served = () => readFileSync(join(builds.current, 'index.html'), 'utf8');

describe('the builds of a site', () => {
  it('serve the new one, and after a rollback the one before', () => {
    publish('one');
    publish('two');
    expect(served()).toBe('two');
    builds.back('two');
    expect(served()).toBe('one');
    expect(() => builds.back('two')).toThrow('there is no earlier build');
    publish('three');
    expect(served()).toBe('three');
  });

  it('stay rolled back until the content differs from what was published last', () => {
    publish('one');
    publish('two', 'commit 2');
    expect(builds.isRolledBackFrom('commit 2')).toBe(false);
    // Edited since, and not published.
    builds.back('commit 3');
    expect(builds.isRolledBackFrom('commit 2')).toBe(true);
    expect(builds.isRolledBackFrom('commit 3')).toBe(false);
    publish('one', 'commit 3');
    expect(builds.isRolledBackFrom('commit 2')).toBe(false);
  });

  it('of an earlier version stay rolled back until the content changes', () => {
    publish('one');
    publish('two');
    rmSync(join(folder, 'source'));
    builds.back('commit 2');
    expect(builds.isRolledBackFrom('commit 2')).toBe(true);
  });

  it('keep ten, not counting identical builds', () => {
    for (const number of Array.from({ length: 13 }, (_, index) => index)) publish(`build-${number}`);
    expect(builds.names).toHaveLength(10);
    expect(builds.names).toContain(builds.served);
    const before = builds.names;
    expect(publish('build-12')).toBeUndefined();
    expect(builds.names).toEqual(before);
  });

  it('differ where only a file below a folder with a dot differs', () => {
    const publishAssociation = (association: string) => {
      const made = builds.newFolder(new Date((clock += 1000)));
      mkdirSync(join(made, '.well-known'), { recursive: true });
      writeFileSync(join(made, '.well-known/assetlinks.json'), association);
      return builds.serve(made, association);
    };
    expect(publishAssociation('[1]')).toBeDefined();
    expect(publishAssociation('[2]')).toBeDefined();
    expect(readFileSync(join(builds.current, '.well-known/assetlinks.json'), 'utf8')).toBe('[2]');
    expect(publishAssociation('[2]')).toBeUndefined();
  });

  it('a second process gets an error, and the first continues', () => {
    builds.lock();
    expect(() => new PublishedBuilds(folder).lock()).toThrow(
      `another process is publishing (process ${process.pid}): wait until it ends`,
    );
    builds.unlock();
    expect(() => builds.lock()).not.toThrow();
  });

  it('are uploaded once by each command, and again after a failed upload', () => {
    const uploaded: string[] = [];
    const by = (command: string): Upload => ({
      command,
      run: (from) => void uploaded.push(`${command} ${readFileSync(join(from, 'index.html'), 'utf8')}`),
    });
    const failing: Upload = {
      command: 'lftp',
      run: () => {
        throw new Error('the upload failed');
      },
    };
    const first = publish('one');
    // The command was set after the first build.
    expect(publish('one', 'one', by('lftp'))).toBe(first);
    expect(publish('one', 'one', by('lftp'))).toBeUndefined();
    // Another host.
    expect(publish('one', 'one', by('npx'))).toBe(first);
    publish('one', 'one', by('lftp'));
    expect(uploaded).toEqual(['lftp one', 'npx one', 'lftp one']);
    // A part of the build is online, so the build before must be uploaded too.
    expect(() => publish('two', 'two', failing)).toThrow('the upload failed');
    expect(served()).toBe('one');
    expect(publish('one', 'one', by('lftp'))).toBe(first);
    publish('two', 'two', by('lftp'));
    builds.back('two', by('lftp'));
    expect(uploaded.slice(3)).toEqual(['lftp one', 'lftp two', 'lftp one']);
  });

  it('a full disk is an error before anything is written', () => {
    expect(() => builds.newFolder(new Date(clock), 20 * 2 ** 20)).toThrow(
      'the disk has 20 MB left, a build needs 200: delete what is not needed, for instance old builds in',
    );
  });
});

it('knows the other site that a command uploaded last', () => {
  const command = 'lftp {folder}';
  const run = () => undefined;
  const [acme, other] = ['acme', 'nordlicht'].map((site) => new PublishedBuilds(join(folder, site)));
  if (!acme || !other) throw new Error('no sites');
  const uploadAt = (site: PublishedBuilds, seconds: number) => {
    site.upload('build', { command, run });
    utimesSync(join(site.current, '../uploaded'), seconds, seconds);
  };
  expect(acme.otherAt({ command, run })).toBeUndefined();
  uploadAt(acme, 1);
  expect(acme.otherAt({ command, run })).toBeUndefined();
  expect(other.otherAt({ command, run })).toBe('acme');
  expect(other.otherAt({ command: 'rsync {folder}', run })).toBeUndefined();
  uploadAt(other, 2);
  expect(acme.otherAt({ command, run })).toBe('nordlicht');
  expect(other.otherAt({ command, run })).toBeUndefined();
  uploadAt(acme, 3);
  expect(acme.otherAt({ command, run })).toBeUndefined();
});
