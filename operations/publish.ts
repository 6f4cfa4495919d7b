import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../build/project-paths.ts';
import { previewDays, previewName } from '../config/preview-link.ts';
import { origin, previews } from '../config/site.ts';
import { siteFolder, siteName } from '../config/site-folder.ts';
import { createHttpServer } from '../server/http-server.ts';
import { listen } from '../server/listen.ts';
import { checkPreview, previewToken } from '../server/preview.ts';
import { inPlainWords } from './editing/plain-words.ts';
import { PublishedBuilds } from './publishing/builds.ts';
import { takeLock } from './publishing/lock.ts';
import { NotPublished, prepareFor, publishOnce, servePrepared } from './publishing/publish-once.ts';
import { lateTexts, nextMoment } from './publishing/schedule.ts';
import { publishSteps } from './publishing/steps.ts';
import { PublishTimer } from './publishing/timer.ts';
import { Watch } from './publishing/watch.ts';
import { webhook } from './publishing/webhook.ts';

/**
 * `npm run publish`: publishes the newest content into `published/<site>/` (docs/how-to/publish.md).
 * `-- --preview` makes the site with drafts and prints a link to it that holds seven days. `-- --here` takes
 * the folder as it is, `-- --back` serves the build before, `-- --watch` stays, publishes what
 * is scheduled, and with PUBLISH_SECRET answers the webhook of a repository on PORT (3001).
 */

const tickMs = 5_000;

const builds = new PublishedBuilds(join(projectFolder, 'published', siteName));

function sayWhy(error: unknown): void {
  const lines = error instanceof NotPublished ? error.lines : [];
  console.error(`Not published: ${error instanceof Error ? error.message : String(error)}`);
  for (const line of lines) console.error(`  ${line}`);
  if (builds.served !== undefined) console.error('The site that was there is served as before.');
}

/** Publishes now, and says which texts were to appear earlier. @returns the name of the build */
async function publish(isFromHere: boolean): Promise<string> {
  const before = builds.served;
  const name = await publishOnce(builds, publishSteps(isFromHere));
  for (const { file, moment } of lateTexts(before && builds.folderOf(before), builds.current, Date.now())) {
    const reason = `${new Date(moment).toISOString()} is over: it appears now`;
    console.log(inPlainWords(`${file}: publishAt: ${reason}`, siteFolder));
  }
  return name;
}

/** The site with drafts, beside the published one, for those who have the link. */
async function preview(): Promise<void> {
  const secret = process.env['PREVIEW_SECRET'] ?? '';
  checkPreview(secret, previews);
  const token = previewToken(Math.floor(Date.now() / 1000) + previewDays * 86_400, secret);
  const drafts = new PublishedBuilds(join(projectFolder, 'published', siteName, 'preview'));
  process.env['DRAFTS'] = 'shown';
  await publishOnce(drafts, publishSteps(true));
  console.log(`Drafts are shown until ${previewDays} days from now at ${origin}/?${previewName}=${token}`);
}

async function watch(isFromHere: boolean): Promise<void> {
  const steps = publishSteps(isFromHere);
  const publishNow = async () => console.log(`Published ${await publish(isFromHere)}.`);
  const timer = new PublishTimer({
    now: Date.now,
    since: builds.newestMoment ?? Date.now(),
    nextMoment,
    prepareFor: (moment) => prepareFor(builds, steps, moment),
    servePrepared: (folder) => servePrepared(builds, folder),
    publish: publishNow,
    say: console.log,
    sayWhy,
  });
  const watching = new Watch({ now: Date.now, timer, publish: publishNow, say: console.log, sayWhy });
  const secret = process.env['PUBLISH_SECRET'];
  if (secret) {
    const server = createHttpServer(webhook(secret, () => void watching.push()));
    const settings = { port: Number(process.env['PORT'] ?? 3001), host: process.env['HOST'], distFolder: '' };
    console.log(`The webhook of the repository is ${await listen(server, settings)}/publish.`);
  }
  console.log('Publishing what is scheduled at its time. Stop with Ctrl+C.');
  await watching.work();
  setInterval(() => void watching.work(), tickMs);
}

/** Serves the build before. @throws as `PublishedBuilds.back` */
function goBack(): void {
  const release = takeLock(builds.lockFile);
  try {
    console.log(`Back to the build of ${builds.back()}.`);
  } finally {
    release();
  }
}

try {
  const { values } = parseArgs({
    options: {
      here: { type: 'boolean' },
      back: { type: 'boolean' },
      watch: { type: 'boolean' },
      preview: { type: 'boolean' },
    },
  });
  const isFromHere = values.here === true;
  if (values.preview) await preview();
  else if (values.back) goBack();
  else if (values.watch) await watch(isFromHere);
  else {
    const name = await publish(isFromHere);
    console.log(`Published ${name}. It is served from published/${siteName}/current.`);
  }
} catch (error) {
  sayWhy(error);
  process.exitCode = 1;
}
