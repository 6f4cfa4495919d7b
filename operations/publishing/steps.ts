import { join } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { projectFolder } from '../../build/project-paths.ts';
import { servicesMode } from '../../config/services-mode.ts';
import { siteFolder } from '../../config/site-folder.ts';
import { inPlainWords } from '../editing/plain-words.ts';
import { runScript } from '../editing/run-script.ts';
import type { PublishSteps, StepResult } from './publish-once.ts';

const run = promisify(execFile);

/** `git pull --ff-only` in the repository of the site's folder; one without an upstream is taken as it is. */
async function pull(): Promise<StepResult> {
  const git = (...args: string[]) =>
    run('git', args, { cwd: join(projectFolder, siteFolder), encoding: 'utf8' });
  const upstream = await git('rev-parse', '--abbrev-ref', '@{upstream}').catch(() => undefined);
  if (!upstream)
    return { ok: true, lines: ['No repository to take content from: what is here is published.'] };
  try {
    const { stdout } = await git('pull', '--ff-only', '--quiet');
    return { ok: true, lines: [stdout] };
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    return { ok: false, lines: stderr.split('\n').filter((line) => line !== '') };
  }
}

/**
 * What is pulled may need other packages. Installing replaces the Node that this runs on, and one that fails
 * leaves none: the Node of the machine does it.
 */
const install = () => runScript('scripts/install.mjs', [], {}, 'node');

/** The content check, in the words of an editor. */
export async function checkContent(): Promise<StepResult> {
  const { ok, lines } = await runScript('content/check.ts');
  return { ok, lines: lines.map((line) => inPlainWords(line, siteFolder)) };
}

async function build(folder: string, moment: Date): Promise<StepResult> {
  const seconds = String(Math.floor(moment.getTime() / 1000));
  const result = await runScript('build/build.ts', [`--to=${folder}`], {
    SOURCE_DATE_EPOCH: seconds,
    SERVICES: servicesMode,
  });
  return { ...result, lines: result.lines.map((line) => inPlainWords(line, siteFolder)) };
}

/** The steps of a publication on a company's machine. @param isFromHere whether the folder is published as it is */
export const publishSteps = (isFromHere: boolean): PublishSteps => ({
  pull: isFromHere ? () => Promise.resolve({ ok: true, lines: [] }) : pull,
  install,
  check: checkContent,
  build,
});
