import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PublishedBuilds } from './builds.ts';
import { takeLock } from './lock.ts';
import { prepareFor, publishOnce, servePrepared, type PublishSteps } from './publish-once.ts';
import { lateTexts, nextMoment, type Scheduled } from './schedule.ts';
import { PublishTimer } from './timer.ts';
import { Watch } from './watch.ts';

const moment = Date.parse('2026-12-01T09:00:00Z');
const minuteMs = 60_000;
/** `npm run publish -- --watch` looks every five seconds. */
const tickMs = 5_000;

let folder = '';
let builds: PublishedBuilds;
let now = 0;
let said: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  builds = new PublishedBuilds(folder);
  [now, said] = [moment - 60 * minuteMs, []];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fine = () => Promise.resolve({ ok: true, lines: [] });
/** What the article appears in, all of it made by one build: there from its moment on. */
const places = ['post.html', 'list.html', 'feed.xml', 'sitemap.xml', 'related.html', 'search.json'];
const steps = (content: string, changes: Partial<PublishSteps> = {}): PublishSteps => ({
  pull: fine,
  install: fine,
  check: fine,
  build(made, at) {
    mkdirSync(made, { recursive: true });
    const text = `${content}${at.getTime() >= moment ? ' article' : ''}`;
    for (const place of ['index.html', ...places]) writeFileSync(join(made, place), text);
    return fine();
  },
  ...changes,
});
const publish = (content: string) => publishOnce(builds, steps(content), new Date(now));
/** What is served, which has to be the same in all places. */
function served(): string {
  const texts = new Set(places.map((place) => readFileSync(join(builds.current, place), 'utf8')));
  expect(texts.size).toBe(1);
  return [...texts].join();
}
const timerWith = (content: string, changes: Partial<PublishSteps> = {}) =>
  new PublishTimer({
    now: () => now,
    since: builds.newestMoment ?? now,
    nextMoment: (after) => (after < moment ? moment : undefined),
    prepareFor: (at) => prepareFor(builds, steps(content, changes), at),
    servePrepared: (made) => servePrepared(builds, made),
    publish: () => publish(`${content} late`),
    say: (line) => said.push(line),
    sayWhy: (error) => said.push(error instanceof Error ? error.message : ''),
  });

describe('the timer of what is scheduled', () => {
  it('makes the build of the moment before it, and serves it within seconds of it, not earlier', async () => {
    await publish('old');
    const timer = timerWith('new');
    const seen = new Map<number, string>();
    for (now = moment - 11 * minuteMs; now <= moment + minuteMs; now += tickMs) {
      await timer.tick();
      seen.set(now - moment, served());
    }
    const appeared = [...seen].find(([, text]) => text.includes('article'))?.[0];
    expect(appeared).toBe(0);
    expect([...seen.values()].filter((text, index, all) => text !== all[index - 1])).toEqual([
      'old',
      'new article',
    ]);
    expect(said).toEqual([
      'Ready for 2026-12-01T09:00:00.000Z.',
      'Published what was scheduled for 2026-12-01T09:00:00.000Z.',
    ]);
    expect(builds.names).toHaveLength(2);
  });

  it('makes it anew when somebody has published in the meantime', async () => {
    const timer = timerWith('new');
    now = moment - 9 * minuteMs;
    await timer.tick();
    await publish('by hand');
    now += tickMs;
    await timer.tick();
    expect([served(), said]).toEqual(['by hand', ['Ready for 2026-12-01T09:00:00.000Z.', said[0]]]);
    now = moment;
    await timer.tick();
    expect(served()).toBe('new article');
  });

  it('publishes at once what became due while nobody watched, and nothing twice', async () => {
    await publish('old');
    now = moment + 60 * minuteMs;
    await timerWith('new').tick();
    expect(served()).toBe('new late article');
    builds.back();
    await timerWith('again').tick();
    expect(served()).toBe('old');
  });

  it('tries a fault again after half a minute, not all the time', async () => {
    await publish('old');
    now = moment - 5 * minuteMs;
    let tries = 0;
    const timer = timerWith('new', {
      check: () => {
        tries += 1;
        return Promise.resolve({ ok: tries > 1, lines: [] });
      },
    });
    for (let ticks = 0; ticks < 6; ticks += 1, now += tickMs) await timer.tick();
    expect([tries, said]).toEqual([1, ['something is wrong with the content']]);
    await timer.tick();
    now = moment;
    await timer.tick();
    expect(served()).toBe('new article');
  });

  it('waits for a publication that runs at the moment', async () => {
    const timer = timerWith('new');
    now = moment;
    const release = takeLock(builds.lockFile);
    await timer.tick();
    expect(said.join()).toContain('a publication is running since');
    release();
    now = moment + 30_000;
    await timer.tick();
    expect(served()).toBe('new late article');
  });
});

describe('whoever watches', () => {
  it('lets a push wait in the minutes before a moment, for which a build stands ready', async () => {
    await publish('old');
    const timer = timerWith('new');
    const watch = new Watch({
      now: () => now,
      timer,
      publish: () => publish('pushed'),
      say: (line) => said.push(line),
      sayWhy: (error) => said.push(String(error)),
    });
    now = moment - 9 * minuteMs;
    await watch.work();
    await watch.push();
    expect(served()).toBe('pushed');
    now = moment - 4 * minuteMs;
    await watch.work();
    await watch.push();
    expect([served(), timer.isHolding]).toEqual(['pushed', true]);
    now = moment + tickMs;
    await watch.work();
    expect(served()).toBe('pushed article');
    expect(said).toContain('Published what was scheduled for 2026-12-01T09:00:00.000Z.');
  });
});

describe('a schedule', () => {
  const text = (name: string, at: number): Scheduled => ({
    file: `sites/acme/posts/${name}.en.md`,
    moment: at,
    address: `/blog/${name}`,
  });
  const texts = [text('past', moment - 3600_000), text('now', moment), text('later', moment + 3600_000)];

  it('has a next moment, or none', () => {
    expect(nextMoment(moment - 1, texts)).toBe(moment);
    expect(nextMoment(moment, texts)).toBe(moment + 3600_000);
    expect(nextMoment(moment + 3600_000, texts)).toBeUndefined();
  });

  it('that is over is told by the publication that shows the text first', () => {
    const build = (name: string, ...addresses: string[]) => {
      for (const address of addresses) {
        mkdirSync(join(folder, name, 'blog'), { recursive: true });
        writeFileSync(join(folder, name, `${address.slice(1)}.html`), '');
      }
      return join(folder, name);
    };
    const before = build('before', '/blog/old');
    const after = build('after', '/blog/old', '/blog/past', '/blog/now');
    expect(lateTexts(before, after, moment + tickMs, texts)).toEqual([texts[0]]);
    expect(lateTexts(after, after, moment + tickMs, texts)).toEqual([]);
    expect(lateTexts(undefined, after, moment + tickMs, texts)).toEqual([]);
  });
});
