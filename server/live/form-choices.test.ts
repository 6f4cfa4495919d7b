import { testSite as site } from '#content/test-support/test-site.ts';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { formChoices, formChoicesFile, type FormChoices } from '#content/form-choices.ts';
import { sampleApplications } from '#shared/test-support/application-samples.ts';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { enquirySample } from '#shared/test-support/form-samples.ts';
import { followLink } from '#server/site/follow-link.ts';
import { readFormChoices } from './form-choices.ts';
import { createFixture, type Fixture } from './test-support/fixture.ts';

let folder: string;
let current: string;
let live: Fixture;

/** Publishes a build, as `npm run publish` switches to it. @param choices the text of its file, or its content */
function publish(name: string, choices?: FormChoices | string): void {
  mkdirSync(join(folder, name));
  const text = typeof choices === 'string' ? choices : JSON.stringify(choices);
  if (choices !== undefined) writeFileSync(join(folder, name, formChoicesFile), text);
  symlinkSync(name, `${current}.next`);
  renameSync(`${current}.next`, current);
}

const open = (id: string, service: string): FormChoices => ({
  positions: { [id]: { [site.defaultLanguage]: `The ${id}` } },
  services: [service],
});

async function apply(jobId: string) {
  const form = new FormData();
  const { resume, jobTitle: _, ...fields } = sampleApplications.full;
  for (const [name, value] of Object.entries({ ...fields, jobId })) form.append(name, value);
  form.append('resume', resume);
  const answer = await live.postMultipart('applications', form);
  return [answer.status, await answer.json()];
}
const enquire = async (serviceInterest: string) =>
  (await live.postJson('enquiries', { ...enquirySample, serviceInterest })).status;

beforeEach(async () => {
  folder = temporaryFolderOf();
  current = join(folder, 'current');
  publish('1', open('diver', 'harbours'));
  const choices = followLink(current, (one) => readFormChoices(site, one));
  live = await createFixture({ formChoices: choices });
});

const refused = [422, { error: 'fields', fields: { jobId: 'choice' } }];

it('accepts applications for the jobs of the current build, without a restart', async () => {
  expect(await apply('diver')).toMatchObject([201, { jobTitle: 'The diver' }]);
  expect(await apply('keeper')).toMatchObject(refused);
  publish('2', open('keeper', 'lighthouses'));
  expect(await apply('keeper')).toMatchObject([201, { jobTitle: 'The keeper' }]);
  expect(await apply('diver')).toMatchObject(refused);
  expect((await live.stored.applications()).map(({ jobId }) => jobId).toSorted()).toEqual([
    'diver',
    'keeper',
  ]);
});

it('accepts enquiries for the services of the current build', async () => {
  expect([await enquire('harbours'), await enquire('lighthouses')]).toEqual([201, 422]);
  publish('2', open('keeper', 'lighthouses'));
  expect([await enquire('harbours'), await enquire('lighthouses')]).toEqual([422, 201]);
});

it('uses the jobs and services of the site’s files if an older build does not list them', () => {
  publish('2');
  expect(followLink(current, (one) => readFormChoices(site, one))()).toEqual(formChoices(site));
});

it('keeps using the previous build if the file of the new one is invalid', async () => {
  publish('2', '{"positions": {');
  expect(await apply('diver')).toMatchObject([201, {}]);
});
