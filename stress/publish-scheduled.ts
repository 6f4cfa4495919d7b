import { join } from 'node:path';
import { projectFolder } from '../build/project-paths.ts';
import { siteName } from '../config/site-folder.ts';
import { PublishedBuilds } from '../operations/publishing/builds.ts';
import { prepareFor, publishOnce, servePrepared } from '../operations/publishing/publish-once.ts';
import { nextMoment } from '../operations/publishing/schedule.ts';
import { publishSteps } from '../operations/publishing/steps.ts';
import { PublishTimer } from '../operations/publishing/timer.ts';

/**
 * For e2e/edit/schedule.spec.ts: publishes the site that SITE names an hour before the next moment of its
 * schedule, and lets the timer of `npm run publish -- --watch` come to it. Builds are real, the clock is not.
 * Says which build is served when, a line each: the seconds from the moment, and the name of the build.
 */

const tickS = 5;
const builds = new PublishedBuilds(join(projectFolder, 'published', siteName));
const steps = publishSteps(true);
const moment = nextMoment(0) ?? 0;
let now = moment - 3_600_000;
const look = () => console.log(`${(now - moment) / 1000} ${builds.served}`);

await publishOnce(builds, steps, new Date(now));
look();
const timer = new PublishTimer({
  now: () => now,
  since: now,
  nextMoment,
  prepareFor: (at) => prepareFor(builds, steps, at),
  servePrepared: (folder) => servePrepared(builds, folder),
  publish: () => Promise.reject(new Error('nothing stood ready')),
  say: () => {},
  sayWhy(error) {
    throw error;
  },
});
for (const seconds of [-300, -tickS, 0, tickS]) {
  now = moment + seconds * 1000;
  await timer.tick();
  look();
}
