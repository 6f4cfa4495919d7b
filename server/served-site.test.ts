import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveApi } from '#server/live/app.ts';
import { applyRetention } from '#server/live/people/retention.ts';
import { createFixture, type Fixture } from '#server/live/test-support/fixture.ts';
import { testLiveSite as site } from '#server/live/test-support/live-site.ts';
import { createApp } from '#server/site/app.ts';
import { followBuild } from '#server/site/static-files.ts';
import { sampleApplications } from '#shared/test-support/application-samples.ts';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { enquirySample } from '#shared/test-support/form-samples.ts';
import { productVersion } from './product-version.ts';
import { readLiveSite, readServedSite, servedSiteFile, type LiveSite } from './served-site.ts';

const language = site.defaultLanguage;

const filesOf = (written: string | undefined) => ({
  'index.html': '<!doctype html><title>Home</title>',
  '404.html': '<!doctype html><title>Not found</title>',
  'api/page.css': 'body { color: #123456; }',
  ...(written !== undefined && { [servedSiteFile]: written }),
});
const buildOf = (written?: string) => temporaryFolderOf(filesOf(written));

describe('what a build tells the server', () => {
  it('is read as it was written', () => {
    const folder = buildOf(JSON.stringify(site));
    expect(readLiveSite(folder)).toEqual(site);
    expect(readServedSite(folder).settings.name).toBe(site.settings.name);
  });

  it.each([
    [
      'of an earlier version',
      undefined,
      /was built by an earlier version, and the server is \S+; build the site/,
    ],
    [
      'of another version',
      '{"version":"9.9.9"}',
      `was built by 9.9.9, and the server is ${productVersion}; build`,
    ],
    [
      'of the other mode',
      `{"version":"${productVersion}","mode":"simulated"}`,
      'was not built for live mode; build',
    ],
    ['whose file is damaged', '{"settings": {', /not what the server needs \(.*settings, .*; build/],
    ['with a part that is wrong', JSON.stringify({ ...site, languages: 'en' }), '(languages); build'],
  ])('is refused from a build %s, with what to do', (_, written, message) => {
    const folder = buildOf(written);
    expect(() => readLiveSite(folder)).toThrow(message);
    expect(() => readLiveSite(folder)).toThrow(/again with: SITE_MODE=live npm run build$/);
  });

  it('is refused where there is no build', () => {
    expect(() => readLiveSite(join(buildOf(), 'nowhere'))).toThrow(
      /nowhere does not exist; build the site with/,
    );
    expect(() => readServedSite(temporaryFolderOf())).toThrow(/contains no built site.*: npm run build$/);
  });
});

/** The site with one position and one service. */
const siteWith = (job: string, service: string): LiveSite => ({
  ...site,
  jobs: { [language]: [{ id: job, title: `The ${job}` }] },
  services: { [language]: [{ id: service, title: `All about ${service}` }] },
});

describe('after the next build is published, without a restart', () => {
  let current: string;
  let folder: string;
  let live: Fixture;
  let served: () => Promise<string>;

  /** As `npm run publish` switches to a build. */
  function publish(name: string, written: LiveSite | string): void {
    mkdirSync(join(folder, name, 'api'), { recursive: true });
    const text = typeof written === 'string' ? written : JSON.stringify(written);
    for (const [file, content] of Object.entries(filesOf(text)))
      writeFileSync(join(folder, name, file), content.replace('Home', `Home of ${name}`));
    symlinkSync(name, `${current}.next`);
    renameSync(`${current}.next`, current);
  }

  async function apply(jobId: string) {
    const form = new FormData();
    const { resume, ...fields } = sampleApplications.full;
    for (const [name, value] of Object.entries({ ...fields, jobId, language })) form.append(name, value);
    form.append('resume', resume);
    const answer = await live.postMultipart('applications', form);
    return [answer.status, await answer.json()];
  }
  const enquire = async (serviceInterest: string) =>
    (await live.postJson('enquiries', { ...enquirySample, serviceInterest, language })).status;

  beforeEach(async () => {
    folder = temporaryFolderOf();
    current = join(folder, 'current');
    publish('1', siteWith('diver', 'harbours'));
    const build = followBuild(current, 'live', readLiveSite);
    live = await createFixture({ site: () => build().site });
    const app = createApp(build, createLiveApi(live.deps));
    served = async () => (await app.request('http://localhost/')).text();
  });

  const refused = [422, { error: 'fields', fields: { jobId: 'choice' } }];

  it('accepts applications for its jobs', async () => {
    expect(await apply('diver')).toMatchObject([201, {}]);
    expect(await apply('keeper')).toMatchObject(refused);
    publish('2', siteWith('keeper', 'lighthouses'));
    expect(await apply('keeper')).toMatchObject([201, {}]);
    expect(await apply('diver')).toMatchObject(refused);
    expect((await live.stored.applications()).map(({ jobTitle }) => jobTitle).toSorted()).toEqual([
      'The diver',
      'The keeper',
    ]);
  });

  it('accepts enquiries for its services, and names them by their titles in the notice', async () => {
    expect([await enquire('harbours'), await enquire('lighthouses')]).toEqual([201, 422]);
    publish('2', siteWith('keeper', 'lighthouses'));
    expect([await enquire('harbours'), await enquire('lighthouses')]).toEqual([422, 201]);
    const notices = (await live.stored.mails()).filter(({ text }) => text.includes('All about'));
    expect(new Set(notices.map(({ text }) => /All about \w+/.exec(text)?.[0]))).toEqual(
      new Set(['All about harbours', 'All about lighthouses']),
    );
  });

  it('keeps records as long as its privacy policy says', async () => {
    await live.enquire();
    live.pass(40 * 24 * 3_600_000);
    expect(await applyRetention(live.deps)).toBe(0);
    const enquiries = { amount: 30, unit: 'day', days: 30 } as const;
    publish('2', { ...site, legal: { retention: { ...site.legal.retention, enquiries } } });
    expect(await applyRetention(live.deps)).toBe(1);
  });

  it('serves the build before, and logs the reason, if it cannot be read', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    publish('2', '{"settings": {');
    expect(await apply('diver')).toMatchObject([201, {}]);
    expect(await served()).toContain('Home of 1');
    expect(log.mock.calls).toEqual([[expect.stringMatching(/^The build before is still served: /)]]);
    publish('3', siteWith('keeper', 'lighthouses'));
    expect(await served()).toContain('Home of 3');
  });
});

it('sends the style of its own pages from the build, which other addresses of the API are not in', async () => {
  const build = followBuild(buildOf(JSON.stringify(site)), 'live', readLiveSite);
  const live = await createFixture();
  const app = createApp(build, createLiveApi(live.deps));
  const style = await app.request('http://localhost/api/page.css');
  expect([style.headers.get('content-type'), await style.text()]).toEqual([
    'text/css; charset=utf-8',
    'body { color: #123456; }',
  ]);
  expect((await app.request('http://localhost/api/other.css')).status).toBe(404);
});
