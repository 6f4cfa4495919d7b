import { describe, expect, it } from 'vitest';
import { enquirySample } from '#shared/test-support/form-samples.ts';
import { sampleApplications } from '#shared/test-support/application-samples.ts';
import { clientAddress, networkOf, storedMaxBytes, widerNetworkOf } from './limits.ts';
import { createFixture, type Fixture } from './test-support/fixture.ts';
import { isToken, newToken, tokenHashOf } from './tokens.ts';

describe('the address of a sender', () => {
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
  ])('with %i proxies, from %s, forwarded for %s, is %s', (proxies, socketAddress, forwardedFor, address) => {
    expect(clientAddress({ socketAddress, forwardedFor }, proxies)).toBe(address);
  });

  it.each([
    ['2001:db8:0:1::1', '2001:DB8:0:1:ffff:ffff:ffff:ffff'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['fe80::1%eth0', 'fe80::2'],
    ['::1', '0:0:0:0:0:0:0:9'],
    ['2001:db8::', '2001:db8:0:0:1::'],
  ])('counts %s and %s as one sender', (a, b) => {
    expect(networkOf(a)).toBe(networkOf(b));
  });

  it.each([
    ['2001:db8:0:1::1', '2001:db8:0:101::1'],
    ['203.0.113.9', '203.0.113.10'],
    ['1::', '::1'],
  ])('counts %s and %s as two senders', (a, b) => {
    expect(networkOf(a)).not.toBe(networkOf(b));
  });

  it.each([
    ['2001:db8:7:1::1', '20010db80007/48'],
    ['203.0.113.9', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['unknown', 'unknown'],
  ])('the network around %s is %s', (address, network) => {
    expect(widerNetworkOf(address)).toBe(network);
  });
});

it('counts by hashes of addresses', async () => {
  const live = await createFixture();
  await live.postJson('enquiries', {}, { 'x-forwarded-for': '203.0.113.9' });
  const rows = await live.database.read((db) => db.selectFrom('eventCounts').select('key').execute());
  expect(rows.map(({ key }) => key)).toEqual([
    expect.stringMatching(/^rate:enquiry:[0-9a-f]{64}$/),
    expect.stringMatching(/^rate:enquiry:[0-9a-f]{64}:failed$/),
  ]);
});

describe('the daily storage limit of a form', () => {
  const dayMs = 24 * 3_600_000;
  const resumeBytes = 300_000;
  const posts = {
    enquiry: (live: Fixture, idempotencyKey: string) =>
      live.postJson('enquiries', { ...enquirySample, idempotencyKey }),
    application(live: Fixture, idempotencyKey: string) {
      const form = new FormData();
      const { resume: _resume, jobTitle: _job, ...text } = sampleApplications.short;
      for (const [name, value] of Object.entries({ ...text, idempotencyKey })) form.append(name, value);
      form.append('resume', new File(['%PDF-1.7', new Uint8Array(resumeBytes), '%%EOF'], 'resume.pdf'));
      return live.postMultipart('applications', form);
    },
  };
  const keyOf = (index: number) => `a-key-of-one-sender-${index}`;
  const fill = (live: Fixture, form: keyof typeof posts, bytes: number) =>
    live.services.ceilings.store(form, bytes, async (count) => count());
  const readiness = async (live: Fixture) => {
    const answer = await live.app.request('https://site.example/readyz');
    return [answer.status, await answer.text()];
  };
  const reached = (live: Fixture) =>
    live.logged.filter((line) => line.includes('daily storage limit reached'));

  it.each([
    ['enquiry', 'application'],
    ['application', 'enquiry'],
  ] as const)(
    'ends the %s form until the next day, says so, and leaves the %s form open',
    async (form, other) => {
      const live = await createFixture();
      await fill(live, form, storedMaxBytes[form]);
      live.pass(dayMs / 4);
      for (let index = 0; index < 3; index += 1) {
        const refused = await posts[form](live, keyOf(index));
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([
          503,
          String((dayMs * 3) / 4000),
        ]);
      }
      expect((await posts[other](live, keyOf(0))).status).toBe(201);
      const until = new Date(live.now().getTime() + (dayMs * 3) / 4).toISOString();
      expect(await readiness(live)).toEqual([
        200,
        `ready\n${form}: daily limit reached, closed until ${until}\n`,
      ]);
      expect(reached(live)).toHaveLength(1);
      expect(JSON.parse(reached(live)[0] ?? '')).toMatchObject({ level: 'error', form, until });
      live.pass((dayMs * 3) / 4);
      expect(await readiness(live)).toEqual([200, 'ready\n']);
      expect((await posts[form](live, keyOf(9))).status).toBe(201);
    },
  );

  it.each(['enquiry', 'application'] as const)(
    'counts no repeat and no failure of the %s form',
    async (form) => {
      const live = await createFixture();
      const left = form === 'application' ? resumeBytes * 1.9 : 9_000;
      await fill(live, form, storedMaxBytes[form] - left);
      live.failAfter(1);
      expect((await posts[form](live, keyOf(0))).status).toBe(503);
      live.failAfter(Number.POSITIVE_INFINITY);
      for (let index = 0; index < 12; index += 1)
        expect((await posts[form](live, keyOf(0))).status).toBe(201);
      expect(await readiness(live)).toEqual([200, 'ready\n']);
      expect(reached(live)).toEqual([]);
    },
  );
});

it('runs two argon2 calls at once, lets twenty wait, and rejects more', async () => {
  const { ceilings } = (await createFixture()).services;
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
  await expect(work()).rejects.toMatchObject({ status: 503, word: 'busy' });
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
