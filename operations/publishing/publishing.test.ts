import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PublishedBuilds } from './builds.ts';
import { takeLock } from './lock.ts';
import { NotPulled, publishOnce, type PublishSteps, type StepResult } from './publish-once.ts';

const fine: StepResult = { ok: true, lines: [] };

let folder = '';
let builds: PublishedBuilds;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  builds = new PublishedBuilds(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

let clock = Date.parse('2026-11-22T10:00:00Z');
/** Steps whose build says what it was made of. */
const steps = (content: string, changes: Partial<PublishSteps> = {}): PublishSteps => ({
  pull: () => Promise.resolve(fine),
  install: () => Promise.resolve(fine),
  check: () => Promise.resolve(fine),
  build(made, moment) {
    mkdirSync(made, { recursive: true });
    writeFileSync(join(made, 'index.html'), `${content} ${moment.toISOString()}`);
    return Promise.resolve(fine);
  },
  ...changes,
});
const served = () => readFileSync(join(builds.current, 'index.html'), 'utf8').split(' ')[0];
/** Builds have the name of their moment: two in one millisecond would be one. */
const publish = (content: string, changes?: Partial<PublishSteps>) =>
  publishOnce(builds, steps(content, changes), new Date((clock += 1000)));

describe('a publication', () => {
  it('serves the new build, and with one step back the one before', async () => {
    await publish('one');
    await publish('two');
    expect(served()).toBe('two');
    builds.back();
    expect(served()).toBe('one');
    expect(() => builds.back()).toThrow('there is no earlier build');
    await publish('three');
    expect(served()).toBe('three');
  });

  it('keeps ten builds, the served one among them', async () => {
    for (const number of Array.from({ length: 13 }, (_, index) => index)) await publish(`build-${number}`);
    expect(builds.names).toHaveLength(10);
    expect(builds.names).toContain(builds.served);
  });

  it.each([
    ['pull', 'the newest content cannot be had from the repository'],
    ['install', 'the packages cannot be installed'],
    ['check', 'something is wrong with the content'],
    ['build', 'the site cannot be built'],
  ])('that fails at %s leaves the site that was there, and says why', async (step, reason) => {
    await publish('one');
    const failing = {
      [step]: () => Promise.resolve({ ok: false, lines: ['Article “a”, Excerpt: too short'] }),
    };
    const failed = publish('two', failing);
    await expect(failed).rejects.toThrow(reason);
    await expect(failed).rejects.toHaveProperty('lines', ['Article “a”, Excerpt: too short']);
    // Only what may come back by itself is tried again.
    expect((await failed.catch((error: unknown) => error)) instanceof NotPulled).toBe(step === 'pull');
    expect(served()).toBe('one');
    expect(existsSync(builds.lockFile)).toBe(false);
  });

  it('installs what the newest content needs before it is checked and built', async () => {
    const order: string[] = [];
    const step = (name: string) => () => {
      order.push(name);
      return Promise.resolve(fine);
    };
    await publish('one', {
      pull: step('pull'),
      install: step('install'),
      check: step('check'),
      build: (made, moment) => {
        order.push('build');
        return steps('one').build(made, moment);
      },
    });
    expect(order).toEqual(['pull', 'install', 'check', 'build']);
  });

  it('is told while another one runs, and takes over from one that was killed', async () => {
    const release = takeLock(builds.lockFile);
    await expect(publish('one')).rejects.toThrow('a publication is running since');
    release();
    // No process has this number.
    writeFileSync(
      builds.lockFile,
      JSON.stringify({ pid: 2 ** 22 + 1, start: '', since: '2026-11-22T10:00:00Z' }),
    );
    await publish('two');
    expect(served()).toBe('two');
  });

  it('a lock file that is cut off holds nobody up', async () => {
    writeFileSync(builds.lockFile, '{"pid":');
    await publish('one');
    expect(served()).toBe('one');
  });

  it('what a killed one left is no build', async () => {
    await publish('one');
    mkdirSync(join(folder, 'builds/.2026-half'));
    writeFileSync(join(folder, 'builds/.2026-half/index.html'), 'half');
    expect(builds.names).toHaveLength(1);
    await publish('two');
    expect(existsSync(join(folder, 'builds/.2026-half'))).toBe(false);
  });
});
