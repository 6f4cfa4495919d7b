import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { statisticsAnswer } from '../../../shared/contracts/desk-answers.ts';
import * as v from 'valibot';
import { rateLimits } from '../security/rate-limit.ts';
import { createIntakeFixture, type IntakeFixture } from '../test-support/intake-fixture.ts';
import { countedViolations } from './policy-reports.ts';

const reportsType = 'application/reports+json';
const single = (uri: string, directive: string) => ({
  'csp-report': {
    'document-uri': uri,
    'effective-directive': directive,
    'violated-directive': directive,
    'blocked-uri': 'https://tracker.example/?who=mira',
    'script-sample': 'mira@halden.example',
  },
});
const several = (...violations: (readonly [url: string, directive: string])[]) =>
  violations.map(([documentURL, effectiveDirective]) => ({
    type: 'csp-violation',
    age: 10,
    url: documentURL,
    user_agent: 'Mozilla/5.0 Mira',
    body: { documentURL, effectiveDirective, sample: 'mira', referrer: 'https://site.example/?q=mira' },
  }));

let live: IntakeFixture;
beforeEach(async () => {
  const pages = new Set(['/', '/contact', '/de/contact']);
  live = await createIntakeFixture((parts) => ({
    ...parts,
    pageAt: async (path) => (pages.has(path) ? '<!doctype html>' : null),
  }));
});
afterEach(() => live.close());

const report = (body: unknown, headers: Record<string, string> = {}) =>
  live.request('reports', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': reportsType, ...headers },
  });
const counted = () => countedViolations(live.parts);

describe('reports of the content security policy', () => {
  it('are counted by directive and page, in both formats, and nothing else is kept', async () => {
    const old = { 'content-type': 'application/csp-report' };
    const page = 'https://site.example/de/contact?name=mira#secret';
    expect((await report(single(page, 'script-src-elem'), old)).status).toBe(204);
    await report(several([page, 'script-src-elem'], ['https://site.example/', 'img-src']));
    await report([
      { type: 'deprecation', body: { id: 'x' } },
      ...several(['https://site.example/', 'img-src']),
    ]);
    await report(several([page, 'script-src-elem']));
    expect(await counted()).toEqual([
      { directive: 'script-src-elem', path: '/de/contact', count: 3 },
      { directive: 'img-src', path: '/', count: 2 },
    ]);
    expect(v.is(statisticsAnswer.entries.violations, await counted())).toBe(true);
    expect(JSON.stringify(await live.store.eventCounts('', live.now().toISOString()))).not.toMatch(
      /mira|tracker/i,
    );
    expect(live.logged.join('\n')).not.toMatch(/mira|tracker/i);
  });

  it('count what is no page of the site together, and no directive that there is none of', async () => {
    const addresses = ['/nope', '/contact%2f', '/.env', `/${'a'.repeat(900)}`, '/api/x', '/a b'];
    await report(several(...addresses.map((path) => [`https://site.example${path}`, 'img-src'] as const)));
    await report(several(['https://site.example/', 'mira-src'], ['no address', 'img-src']));
    expect(await counted()).toEqual([{ directive: 'img-src', path: '', count: addresses.length }]);
  });

  it('begin anew 30 days after the first', async () => {
    await report(several(['https://site.example/', 'img-src']));
    live.pass(30 * 86_400_000 - 1);
    expect(await counted()).toHaveLength(1);
    live.pass(1);
    expect(await counted()).toEqual([]);
  });
});

describe('what is no report', () => {
  it.each([
    '',
    '{',
    'null',
    '[]',
    '{}',
    '[null]',
    '"x"',
    '[{"type":"csp-violation"}]',
    '\u0000',
    '{"csp-report":{}}',
  ])('%j counts nothing', async (body) => {
    expect((await report(body)).status).toBe(204);
    expect(await counted()).toEqual([]);
  });

  it('is refused when it is too large, of another type, from another site, or too often', async () => {
    const good = several(['https://site.example/', 'img-src']);
    expect((await report(`[${' '.repeat(32 * 1024)}]`)).status).toBe(413);
    expect((await report(good, { 'content-type': 'application/json' })).status).toBe(415);
    expect((await report(good, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await report(Buffer.from([0xff, 0xfe]).toString('latin1'))).status).toBe(204);
    const statuses = [];
    for (let turn = 0; turn <= rateLimits.policyReport.requests; turn += 1)
      statuses.push((await report(good, { 'x-forwarded-for': '10.9.9.9' })).status);
    expect(statuses.slice(0, -1).every((status) => status === 204)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect(await counted()).toEqual([
      { directive: 'img-src', path: '/', count: rateLimits.policyReport.requests },
    ]);
  });

  it('takes no more than 20 of one request', async () => {
    await report(several(...Array.from({ length: 50 }, () => ['https://site.example/', 'img-src'] as const)));
    expect(await counted()).toMatchObject([{ count: 20 }]);
  });
});
