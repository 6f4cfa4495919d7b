import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from './lock.ts';
import type { PublishedBuilds } from './builds.ts';

/** How a step of a publication ended, and what it said. */
export interface StepResult {
  ok: boolean;
  lines: string[];
}

/** The steps of a publication that differ between a company's machine and a test. */
export interface PublishSteps {
  /** Takes the newest content from the repository. */
  pull: () => Promise<StepResult>;
  /** Installs packages that came with it. */
  install: () => Promise<StepResult>;
  /** Checks the content; its lines name what is wrong in plain words. */
  check: () => Promise<StepResult>;
  /** Builds the site of a moment into a folder that is not there yet. */
  build: (folder: string, moment: Date) => Promise<StepResult>;
}

/** A publication that did not come to be, with what is wrong; the site that was served still is. */
export class NotPublished extends Error {
  readonly lines: readonly string[];

  constructor(reason: string, lines: readonly string[] = []) {
    super(reason);
    this.lines = lines;
  }
}

/** One whose content could not be fetched: the network or the repository's host may be back later. */
export class NotPulled extends NotPublished {
  constructor(lines: readonly string[] = []) {
    super('the newest content cannot be had from the repository', lines);
  }
}

function expectOk(result: StepResult, reason: string): void {
  if (!result.ok) throw new NotPublished(reason, result.lines);
}

/** Makes a build of a moment, from the newest content, checked. @returns its folder, which has no name yet */
async function make(builds: PublishedBuilds, steps: PublishSteps, moment: Date): Promise<string> {
  const pulled = await steps.pull();
  if (!pulled.ok) throw new NotPulled(pulled.lines);
  expectOk(await steps.install(), 'the packages cannot be installed');
  expectOk(await steps.check(), 'something is wrong with the content');
  const folder = builds.newFolder(moment);
  expectOk(await steps.build(folder, moment), 'the site cannot be built');
  if (!existsSync(join(folder, 'index.html'))) throw new NotPublished('the build has no pages');
  return folder;
}

async function locked<Result>(
  builds: PublishedBuilds,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  const release = takeLock(builds.lockFile);
  try {
    return await work();
  } finally {
    release();
  }
}

function serve(builds: PublishedBuilds, folder: string): string {
  const name = builds.complete(folder);
  builds.serve(name);
  builds.prune();
  return name;
}

/**
 * Publishes: pull, install, check, build beside the served site, switch, tidy up.
 * @returns the name of the build that is served
 * @throws LockedError while another publication runs, NotPublished with what is wrong, NotPulled among them
 */
export const publishOnce = (
  builds: PublishedBuilds,
  steps: PublishSteps,
  now = new Date(),
): Promise<string> => locked(builds, async () => serve(builds, await make(builds, steps, now)));

/**
 * Makes the build of a moment to come, so that it can be served when the moment is there. Another publication
 * in the meantime removes it.
 * @returns its folder
 * @throws as `publishOnce`
 */
export const prepareFor = (builds: PublishedBuilds, steps: PublishSteps, moment: Date): Promise<string> =>
  locked(builds, () => make(builds, steps, moment));

/** Serves what was prepared. @returns false when another publication has removed it */
export const servePrepared = (builds: PublishedBuilds, folder: string): Promise<boolean> =>
  locked(builds, () => {
    if (!existsSync(folder)) return false;
    serve(builds, folder);
    return true;
  });
