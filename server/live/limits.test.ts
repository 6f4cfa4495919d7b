import { hourMs, dayMs } from '#shared/durations.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formNames, type FormName } from '#shared/form-endpoints.ts';
import { enquirySample } from '#shared/test-support/form-samples.ts';
import { sampleApplications } from '#shared/test-support/application-samples.ts';
import { networkHeldMaxBytes } from './ceilings.ts';
import { clientIp, networkOf, senderLimits, widerNetworkOf } from './limits.ts';
import { createFixture, type Fixture } from './test-support/fixture.ts';
import { isToken, newToken, tokenHashOf } from './tokens.ts';

describe('the IP address of a sender', () => {
  it.each([
    [0, '198.51.100.1', '203.0.113.9', '198.51.100.1'],
    [1, '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    [1, '127.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    [2, '127.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    [2, '127.0.0.1', '203.0.113.9', '127.0.0.1'],
    [1, '127.0.0.1', undefined, '127.0.0.1'],
    [1, '127.0.0.1', 'unknown', '127.0.0.1'],
    [1, '127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    [1, '127.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
    [1, undefined, undefined, 'unknown'],
  ])('with %i proxies, from %s, forwarded for %s, is %s', (proxies, socketIp, forwardedFor, ip) => {
    expect(clientIp({ socketIp, forwardedFor }, proxies)).toBe(ip);
  });

  it.each([
    ['2001:db8:0:1::1', '2001:DB8:0:1:ffff:ffff:ffff:ffff'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['fe80::1%eth0', 'fe80::2'],
    ['::1', '0:0:0:0:0:0:0:9'],
    ['2001:db8::', '2001:db8:0:0:1::'],
    // An IPv4 address has a /48 of 6to4, and as many Teredo addresses as it has ports and servers.
    ['2002:cb00:7109::1', '203.0.113.9'],
    ['2002:cb00:7109:ff00::1', '2002:CB00:7109:1::9'],
    ['2001:0:4136:e378:8000:63bf:34ff:8ef6', '203.0.113.9'],
    ['2001:0:5ef5:79fb:0:ffff:34ff:8ef6', '203.0.113.9'],
    ['64:ff9b::203.0.113.9', '203.0.113.9'],
    ['64:ff9b:1:2:3:4:cb00:7109', '203.0.113.9'],
    ['::ffff:0:203.0.113.9', '203.0.113.9'],
  ])('counts %s and %s as one sender', (a, b) => {
    expect(networkOf(a)).toBe(networkOf(b));
  });

  it.each([
    ['2001:db8:0:1::1', '2001:db8:0:101::1'],
    ['203.0.113.9', '203.0.113.10'],
    ['1::', '::1'],
    ['2002:cb00:7109::1', '2002:cb00:710a::1'],
    ['2001:1::1', '2001:2::1'],
  ])('counts %s and %s as two senders', (a, b) => {
    expect(networkOf(a)).not.toBe(networkOf(b));
  });

  it.each([
    ['2001:db8:7:1::1', '20010db80007/48'],
    ['203.0.113.9', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['2002:cb00:7109::1', '203.0.113.0/24'],
    ['2001:0:4136:e378:8000:63bf:34ff:8ef6', '203.0.113.0/24'],
    ['64:ff9b::cb00:7101', '203.0.113.0/24'],
    ['unknown', 'unknown'],
  ])('the network around %s is %s', (ip, network) => {
    expect(widerNetworkOf(ip)).toBe(network);
  });
});

it('counts by hashes of IP addresses', async () => {
  const live = await createFixture();
  await live.postJson('enquiries', {}, { 'x-forwarded-for': '203.0.113.9' });
  const rows = await live.database.read((db) => db.selectFrom('eventCounts').select('key').execute());
  expect(rows.map(({ key }) => key).toSorted()).toEqual([
    'enquiry:all',
    expect.stringMatching(/^rate:enquiry:[0-9a-f]{64}$/),
    expect.stringMatching(/^rate:enquiry:[0-9a-f]{64}:failed$/),
    expect.stringMatching(/^rate:enquiry:network:[0-9a-f]{64}$/),
  ]);
});

const resumeBytes = 300_000;
type Send = (live: Fixture, mark: string, headers?: Record<string, string>) => Promise<Response>;
const idempotencyKeyOf = (mark: string) => `a-key-of-one-sender-${mark}`;
const posts: Record<FormName, Send> = {
  enquiry: (live, mark, headers) =>
    live.postJson('enquiries', { ...enquirySample, idempotencyKey: idempotencyKeyOf(mark) }, headers),
  newsletter: (live, mark, headers) =>
    live.postJson(
      'newsletter',
      { email: `${mark}@x.example`, idempotencyKey: idempotencyKeyOf(mark) },
      headers,
    ),
  application(live, mark, headers) {
    const form = new FormData();
    const { resume: _, ...text } = sampleApplications.short;
    const fields = { ...text, idempotencyKey: idempotencyKeyOf(mark) };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('resume', new File(['%PDF-1.7', new Uint8Array(resumeBytes), '%%EOF'], 'resume.pdf'));
    return live.postMultipart('applications', form, headers);
  },
};
const fillFrom = (live: Fixture, form: FormName, ip: string, bytes: number) =>
  live.deps.ceilings.store({ form, bytes, ip }, async (count) => count());
/** Stores in equal parts from ten networks, the most that each may. */
async function fill(live: Fixture, form: FormName, bytes: number): Promise<void> {
  for (let index = 0; index < 10; index += 1)
    await fillFrom(live, form, `198.51.${index}.1`, Math.floor(bytes / 10));
}
const readiness = async (live: Fixture) => {
  const answer = await live.app.request('https://site.example/readyz');
  // Without the line about emails that wait.
  return [answer.status, (await answer.text()).replace(/emails and events: .*\n/, '')];
};
const stored = (form: FormName) => (form === 'newsletter' ? 202 : 201);

describe.each(formNames)('the %s form', (form) => {
  const { network, all, bytesADay } = senderLimits[form];
  const send = async (live: Fixture, ip: string, mark: string) =>
    (await posts[form](live, mark, { 'x-forwarded-for': ip })).status;

  it.each([
    ['an IPv6 /48', (index: number) => `2001:db8:7:${index.toString(16)}00::1`, '2001:db8:8::1'],
    ['an IPv4 /24', (index: number) => `203.0.113.${index}`, '203.0.114.1'],
    [
      '6to4 addresses',
      (index: number) => `2002:cb00:71${index.toString(16).padStart(2, '0')}::1`,
      '2002:1::',
    ],
  ])('is limited for %s, and stays open for others', async (_, ipOf, other) => {
    const live = await createFixture();
    const statuses: number[] = [];
    for (let index = 0; index < network.requests + 3; index += 1)
      statuses.push(await send(live, ipOf(index), `flood${index}`));
    const accepted = Array<number>(network.requests).fill(stored(form));
    expect(statuses).toEqual([...accepted, 429, 429, 429]);
    expect(await send(live, other, 'mira')).toBe(stored(form));
    live.pass(network.windowMs);
    expect(await send(live, ipOf(1), 'later')).toBe(stored(form));
  });

  it('stores a tenth of its daily limit for a network', async () => {
    const live = await createFixture();
    await fillFrom(live, form, '203.0.113.1', bytesADay / 10 - 100);
    const refused = await posts[form](live, 'more', { 'x-forwarded-for': '203.0.113.200' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(dayMs / 1000)]);
    // It does not suggest to wait for a day.
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('@') as unknown });
    expect(await send(live, '203.0.114.1', 'mira')).toBe(stored(form));
    expect(live.deps.ceilings.closedForms()).toEqual([]);
    live.pass(dayMs);
    expect(await send(live, '203.0.113.1', 'later')).toBe(stored(form));
  });

  it('is closed for an hour after too many posts of all, and says so', async () => {
    const live = await createFixture();
    await send(live, '203.0.113.1', 'first');
    await live.database.write((db) =>
      db.updateTable('eventCounts').set({ count: all.requests }).where('key', '=', `${form}:all`).execute(),
    );
    const refused = await posts[form](live, 'more');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, String(hourMs / 1000)]);
    const until = new Date(live.now().getTime() + hourMs).toISOString();
    expect(await readiness(live)).toEqual([
      200,
      `ready\n${form}: hourly limit reached, closed until ${until}\n`,
    ]);
    live.pass(hourMs);
    expect((await posts[form](live, 'later')).status).toBe(stored(form));
    expect(live.deps.ceilings.closedForms()).toEqual([]);
  });
});

it.each(Object.entries(senderLimits))(
  'a network may use at most a tenth of what all may (%s)',
  (_, { network, all }) => {
    expect(network.requests * 10).toBeLessThanOrEqual(all.requests);
    expect(network.windowMs).toBe(all.windowMs);
  },
);

it.each(Object.entries(senderLimits))('decision 022 has the limits of the %s form', (form, limits) => {
  const text = readFileSync('docs/decisions/022-small-live-mode.md', 'utf8');
  const row = text.split('\n').find((line) => line.toLowerCase().startsWith(`| ${form} |`));
  const shown = ({ requests, windowMs }: { requests: number; windowMs: number }) =>
    `${requests.toLocaleString('en')} ${windowMs === hourMs ? 'per hour' : `in ${windowMs / 60_000} min`}`;
  const cells = [limits.ip, limits.network, limits.all].map(shown);
  expect(row).toContain(` | ${cells.join(' | ')} | `);
});

it('uploads of one network do not use up the memory for those of others', async () => {
  const { ceilings } = (await createFixture()).deps;
  const upload = 4 * 1024 * 1024;
  const ips = Array.from({ length: 17 }, (_, index) => `2001:db8:7:${index.toString(16)}00::1`);
  const accepted = ips.filter((ip) => {
    try {
      ceilings.hold(ip, upload);
      return true;
    } catch {
      return false;
    }
  });
  expect(accepted).toHaveLength(networkHeldMaxBytes / upload);
  ceilings.hold('2001:db8:8::1', upload);
  for (const ip of accepted) ceilings.release(ip, upload);
  ceilings.hold(ips[16] ?? '', networkHeldMaxBytes);
});

describe('the daily storage limit of a form', () => {
  const reached = (live: Fixture) =>
    live.logged.filter((line) => line.includes('daily limit of all senders reached'));

  it.each([
    ['enquiry', 'application'],
    ['application', 'newsletter'],
    ['newsletter', 'application'],
  ] as const)(
    'ends the %s form until the next day, says so, and leaves the %s form open',
    async (form, other) => {
      const live = await createFixture();
      await fill(live, form, senderLimits[form].bytesADay);
      live.pass(dayMs / 4);
      for (let index = 0; index < 3; index += 1) {
        const refused = await posts[form](live, `sender${index}`);
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([
          503,
          String((dayMs * 3) / 4000),
        ]);
      }
      expect((await posts[other](live, 'sender0')).status).toBe(stored(other));
      const until = new Date(live.now().getTime() + (dayMs * 3) / 4).toISOString();
      expect(await readiness(live)).toEqual([
        200,
        `ready\n${form}: daily limit reached, closed until ${until}\n`,
      ]);
      expect(reached(live)).toHaveLength(1);
      expect(JSON.parse(reached(live)[0] ?? '')).toMatchObject({ level: 'error', form, until });
      live.pass((dayMs * 3) / 4);
      expect(await readiness(live)).toEqual([200, 'ready\n']);
      expect((await posts[form](live, 'sender9')).status).toBe(stored(form));
    },
  );

  it.each(['enquiry', 'application'] as const)(
    'counts no repeat and no failure of the %s form',
    async (form) => {
      const live = await createFixture();
      const left = form === 'application' ? resumeBytes * 1.9 : 9_000;
      await fill(live, form, senderLimits[form].bytesADay - left);
      live.failAfter(1);
      expect((await posts[form](live, 'sender0')).status).toBe(503);
      live.failAfter(Number.POSITIVE_INFINITY);
      for (let index = 0; index < 12; index += 1)
        expect((await posts[form](live, 'sender0')).status).toBe(201);
      expect(await readiness(live)).toEqual([200, 'ready\n']);
      expect(reached(live)).toEqual([]);
    },
  );
});

it('runs two argon2 calls at once, lets twenty wait, and rejects more', async () => {
  const { ceilings } = (await createFixture()).deps;
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = () =>
    ceilings.compute(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
    });
  const all = Array.from({ length: 22 }, work);
  await expect(work()).rejects.toMatchObject({ status: 503, code: 'busy' });
  for (let ended = 0; ended < all.length; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended);
    ends[ended]?.();
  }
  await Promise.all(all);
  expect([most, running]).toEqual([2, 0]);
  await ceilings.compute(() => Promise.resolve());
});

it('a token is 256 random bits, and stored as its hash', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  expect(tokens.every((token) => isToken(token) && Buffer.from(token, 'base64url').length === 32)).toBe(true);
  expect(tokenHashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
