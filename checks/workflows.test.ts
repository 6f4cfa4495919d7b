import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readProjectFile } from './source-files.ts';

/*
 * Nobody but the hosts can run their workflows. What can be said here: both do the same, with commands that exist.
 */

interface GithubJob {
  needs?: string | string[];
  strategy?: { matrix: { command: string[] } };
  steps: { run?: string; uses?: string; with?: { path?: string } }[];
}

interface GitlabJob {
  stage: string;
  parallel?: { matrix: { COMMAND: string[] }[] };
  script: string[];
  artifacts?: { paths: string[] };
}

const github = parse(readProjectFile('.github/workflows/checks.yml')) as { jobs: Record<string, GithubJob> };
const {
  default: _,
  workflow: __,
  stages,
  ...gitlab
} = parse(readProjectFile('.gitlab-ci.yml')) as {
  default: object;
  workflow: object;
  stages: string[];
} & Record<string, GitlabJob>;
const { scripts } = JSON.parse(readProjectFile('package.json')) as { scripts: Record<string, string> };

/** The commands of each job, and what it leaves behind. */
const ofGithub = Object.entries(github.jobs).map(([name, { steps, strategy }]) => ({
  name,
  commands: steps.flatMap(({ run }) => (run === undefined || run.startsWith('git ') ? [] : [run])),
  matrix: strategy?.matrix.command ?? [],
  kept: steps.flatMap((step) => step.with?.path ?? []),
}));
const ofGitlab = Object.entries(gitlab as Record<string, GitlabJob>).map(([name, job]) => ({
  name,
  commands: job.script,
  matrix: job.parallel?.matrix.flatMap(({ COMMAND }) => COMMAND) ?? [],
  kept: job.artifacts?.paths ?? [],
}));

describe('the workflows', () => {
  it('do the same on GitHub and GitLab', () => {
    const plain = (jobs: typeof ofGithub) =>
      JSON.parse(JSON.stringify(jobs).replaceAll('${{ matrix.command }}', '$COMMAND')) as unknown;
    expect(plain(ofGithub)).toEqual(ofGitlab);
    expect(ofGitlab.map(({ name }) => name)).toEqual(['check', 'test', 'before-release', 'build']);
  });

  it('run commands of the project', () => {
    const names = ofGitlab.flatMap(({ commands, matrix }) => [
      ...commands.flatMap((command) => /^npm run ([\w:-]+)/.exec(command)?.[1] ?? []),
      ...matrix,
    ]);
    expect(names.toSorted()).toEqual(['build', 'check', 'test:browsers', 'test:edit', 'test:matrix']);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
    expect(readProjectFile('.ci/run')).toContain('\nnpm test\n');
  });

  it('know the jobs and stages that they wait for', () => {
    for (const { needs = [] } of Object.values(github.jobs))
      for (const name of [needs].flat()) expect(github.jobs).toHaveProperty(name);
    for (const { stage } of Object.values(gitlab as Record<string, GitlabJob>))
      expect(stages).toContain(stage);
  });

  it('keep the built site', () => {
    expect(ofGitlab.flatMap(({ kept }) => kept)).toEqual(['dist']);
  });
});
