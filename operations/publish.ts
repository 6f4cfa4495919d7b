import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../build/project-paths.ts';
import { origin } from '../config/site.ts';
import { siteName } from '../config/site-folder.ts';
import { createHttpServer } from '../server/http-server.ts';
import { listen } from '../server/listen.ts';
import { previewName, previewToken } from '../server/preview.ts';
import { PublishedBuilds } from './publishing/builds.ts';
import { LockedError, takeLock } from './publishing/lock.ts';
import { nextMoment } from './publishing/next-moment.ts';
import { NotPublished, prepareFor, publishOnce, servePrepared } from './publishing/publish-once.ts';
import { publishSteps } from './publishing/steps.ts';
import { PublishTimer } from './publishing/timer.ts';
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

const previewDays = 7;

/** The site with drafts, beside the published one, for those who have the link. */
async function preview(): Promise<void> {
  const token = previewToken(
    Math.floor(Date.now() / 1000) + previewDays * 86_400,
    process.env['PREVIEW_SECRET'] ?? '',
  );
  const drafts = new PublishedBuilds(join(projectFolder, 'published', siteName, 'preview'));
  process.env['DRAFTS'] = 'shown';
  await publishOnce(drafts, publishSteps(true));
  console.log(`Drafts are shown until ${previewDays} days from now at ${origin}/?${previewName}=${token}`);
}

async function watch(isFromHere: boolean): Promise<void> {
  const steps = publishSteps(isFromHere);
  let isWanted = false;
  let isBusy = false;
  const publish = async () => {
    console.log(`Published ${await publishOnce(builds, steps)}.`);
  };
  const timer = new PublishTimer({
    now: Date.now,
    nextMoment,
    prepareFor: (moment) => prepareFor(builds, steps, moment),
    servePrepared: (folder) => servePrepared(builds, folder),
    publish,
    say: console.log,
  });
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      while (isWanted) {
        isWanted = false;
        // Pushes that come while it runs are published together afterwards.
        await publish().catch((error: unknown) => {
          if (error instanceof LockedError) isWanted = true;
          sayWhy(error);
        });
        if (isWanted) break;
      }
      await timer.tick();
    } finally {
      isBusy = false;
    }
  };
  const secret = process.env['PUBLISH_SECRET'];
  if (secret) {
    const server = createHttpServer(
      webhook(secret, () => {
        isWanted = true;
        void work();
      }),
    );
    const settings = { port: Number(process.env['PORT'] ?? 3001), host: process.env['HOST'], distFolder: '' };
    console.log(`The webhook of the repository is ${await listen(server, settings)}/publish.`);
  }
  console.log('Publishing what is scheduled at its time. Stop with Ctrl+C.');
  setInterval(() => void work(), tickMs);
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
  if (values.preview) await preview();
  else if (values.back) {
    const release = takeLock(builds.lockFile);
    try {
      console.log(`Back to the build of ${builds.back()}.`);
    } finally {
      release();
    }
  } else if (values.watch) await watch(values.here === true);
  else {
    const name = await publishOnce(builds, publishSteps(values.here === true));
    console.log(`Published ${name}. It is served from published/${siteName}/current.`);
  }
} catch (error) {
  sayWhy(error);
  process.exitCode = 1;
}
