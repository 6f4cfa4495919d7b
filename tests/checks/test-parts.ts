import { testSite as site } from '#content/test-support/test-site.ts';
import { join } from 'node:path';
import { cacheFolder } from '#build/project-paths.ts';
import { installedFirefox } from '#tests/support/other-browsers.ts';

/** One command of `npm test` and the other commands that check. */
export interface Part {
  name: string;
  command: string;
  /** Parts that must succeed before it, otherwise it would test old files. */
  needs?: readonly string[];
  /** The site it tests; by default the sample. */
  site?: string;
  /** Uses every core, so nothing runs beside it. */
  isAlone?: boolean;
}

/** The site that the product's tests use, whichever site is chosen. */
export const sample = 'basaltworks';
const otherSite = 'nordlicht';
const rightToLeft = 'built/generated/arabic';
/** A company as an adopter sets it up. */
const spanish = 'built/generated/spanish';
const typesFile = join(cacheFolder(site), 'types.tsbuildinfo');

const drawings: readonly Part[] = [
  { name: 'Images', command: 'node build/images/build.ts' },
  { name: 'Documents', command: 'node build/documents/build.ts', needs: ['Images'] },
];
const drawn = drawings.map(({ name }) => name);

const lint: Part = { name: 'Lint', command: 'oxlint', needs: drawn };
const types: Part = {
  name: 'Types',
  command: `tsc --noEmit --incremental --tsBuildInfoFile ${typesFile}`,
  needs: drawn,
};
const code: readonly Part[] = [
  ...drawings,
  { name: 'Format', command: 'oxfmt --check' },
  { name: 'Dependencies', command: 'node tests/checks/check-dependencies.ts' },
  { name: 'Prose', command: 'node tests/checks/check-prose.ts' },
  lint,
  types,
  { name: 'Styles', command: 'stylelint {src,tests/gallery}/**/*.css', needs: drawn },
  { name: 'Dead code', command: 'knip --no-progress', needs: drawn },
  { name: 'Content', command: 'node content/checks/check.ts', needs: drawn },
  { name: `Content of ${otherSite}`, command: 'node content/checks/check.ts', site: otherSite, needs: drawn },
];
const unit: Part = {
  name: 'Unit tests',
  command: 'vitest run --project quick-unit --project quick-site',
  needs: drawn,
  isAlone: true,
};

const firefox: readonly Part[] = installedFirefox()
  ? [{ name: 'Firefox', command: 'playwright test --project firefox*', needs: ['Build'], isAlone: true }]
  : [];

const builds: readonly Part[] = [
  { name: 'Build', command: 'node cli/run.mjs ensure-built', needs: drawn },
  { name: 'Live build', command: 'node cli/run.mjs ensure-built-live', needs: ['Build'] },
];

const findBrowser: Part = { name: 'Browser found', command: 'node tests/support/find-browser.ts' };
const journeys: Part = {
  name: 'Browser',
  command: 'playwright test --project quick-*',
  needs: [findBrowser.name, 'Build', 'Live build'],
  isAlone: true,
};

const shownSite = './tests/shown/site';
/** What the site in tests/shown/site shows, compared with reviewed files. */
const shown: readonly Part[] = [
  {
    name: 'Build of the shown site',
    command: 'node cli/run.mjs ensure-built',
    site: shownSite,
    needs: drawn,
  },
  {
    name: 'Live build of the shown site',
    command: 'node cli/run.mjs ensure-built-live',
    site: shownSite,
    needs: ['Build of the shown site'],
  },
  {
    name: 'Shown files',
    command: 'vitest run --project quick-shown',
    site: shownSite,
    needs: ['Build of the shown site'],
  },
  {
    name: 'Shown pages',
    command: 'playwright test --project shown',
    site: shownSite,
    needs: [findBrowser.name, 'Live build of the shown site'],
    isAlone: true,
  },
];

/** The parts of `npm test -- --update`, which writes the files of what is shown again. */
export function updateParts(): Part[] {
  const flags: Record<string, string> = { vitest: ' --update', playwright: ' --update-snapshots' };
  const withFlag = (part: Part) => ({
    ...part,
    command: part.command + (flags[part.command.split(' ', 1)[0] ?? ''] ?? ''),
  });
  return [findBrowser, ...drawings, ...shown.map(withFlag)];
}

/**
 * The parts of `npm run check -- --changed`: only what the changed files can break. Dead code, styles and the content
 * take seconds for all files.
 * @param files that differ from `since` and are still there, from the project's folder
 * @param since a commit
 */
export function changedParts(files: readonly string[], since: string): Part[] {
  const isUnder = (...folders: string[]) =>
    files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)));
  const scripts = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  return [...code, unit].flatMap((part) => {
    if (part === unit) return [{ ...part, command: `${part.command} --changed ${since}` }];
    if (part === lint) return scripts.length > 0 ? [{ ...part, command: `oxlint ${scripts.join(' ')}` }] : [];
    if (part.name === 'Styles') return files.some((file) => file.endsWith('.css')) ? [part] : [];
    if (part.name.startsWith('Content')) return isUnder('content', 'shared', 'sites') ? [part] : [];
    return [part];
  });
}

/**
 * The parts of `npm test` (`quick`), `npm run test:full` (`full`) `npm run check` (`fast`: no build, no browser), and
 * of `npm run lint`, `typecheck`, `test:unit` and `e2e`.
 * Which tests belong to the first two is decided by the project names in playwright.config.ts and vitest.config.ts.
 */
export const parts: Readonly<Record<string, readonly Part[]>> = {
  fast: [...code, unit],
  quick: [
    findBrowser,
    ...drawings,
    // First, because it takes longest and all browser tests wait for it.
    builds[0]!,
    ...code.slice(drawings.length),
    builds[1]!,
    unit,
    { name: 'Built pages', command: 'vitest run --project quick-pages', needs: ['Build'] },
    ...shown,
    journeys,
  ],
  lint: [...drawings, { ...lint, isAlone: true }],
  typecheck: [...drawings, { ...types, isAlone: true }],
  unit: [...drawings, unit],
  e2e: [findBrowser, ...drawings, ...builds, journeys],
  full: [
    ...drawings,
    ...builds,
    {
      name: `Build of ${otherSite}`,
      command: 'node cli/run.mjs ensure-built',
      site: otherSite,
      needs: drawn,
    },
    { name: 'Generated sites', command: 'node tests/generated/generate-sites.ts', needs: drawn },
    {
      name: 'Build of the right-to-left site',
      command: 'node build/build.ts --allow-sample',
      site: rightToLeft,
      needs: ['Generated sites'],
    },
    {
      name: 'Build of the Spanish site',
      command: 'node build/build.ts --allow-sample',
      site: spanish,
      needs: ['Generated sites'],
    },
    {
      name: `Live build of ${otherSite}`,
      command: 'node cli/run.mjs ensure-built-live',
      site: otherSite,
      needs: [`Build of ${otherSite}`],
    },
    {
      name: 'Processes',
      command: 'vitest run --project full-processes',
      needs: ['Build', 'Live build'],
      isAlone: true,
    },
    {
      name: 'Live server killed under load',
      command: 'node tests/stress/crash.ts 8',
      needs: ['Live build'],
      isAlone: true,
    },
    {
      name: 'Built pages',
      command: 'vitest run --project full-pages --project full-modes',
      needs: ['Live build'],
    },
    {
      name: `Built pages of ${otherSite}`,
      command: 'vitest run --project quick-pages --project full-pages --project full-modes',
      site: otherSite,
      needs: [`Live build of ${otherSite}`],
    },
    {
      name: 'Built pages of the right-to-left site',
      command: 'vitest run --project quick-pages',
      site: rightToLeft,
      needs: ['Build of the right-to-left site'],
    },
    {
      name: 'Built pages of the Spanish site',
      command: 'vitest run --project quick-pages',
      site: spanish,
      needs: ['Build of the Spanish site'],
    },
    { name: 'Browser', command: 'playwright test --project full-*', needs: ['Live build'], isAlone: true },
    {
      name: `${otherSite} in a browser`,
      command: 'playwright test --project other-site',
      site: otherSite,
      needs: [`Build of ${otherSite}`],
      isAlone: true,
    },
    {
      name: 'The right-to-left site in a browser',
      command: 'playwright test --project generated',
      site: rightToLeft,
      needs: ['Build of the right-to-left site'],
      isAlone: true,
    },
    {
      name: 'The Spanish site in a browser',
      command: 'playwright test --project spanish',
      site: spanish,
      needs: ['Build of the Spanish site'],
      isAlone: true,
    },
    ...firefox,
  ],
};

/** The projects of a file of tests, and the builds that it reads; or why these commands do not run it. */
function runnerOf(file: string): { projects: string[]; needs: readonly string[] } | string {
  if (file.startsWith('tests/shown/')) return 'npm test runs it';
  if (/^tests\/(?:generated|look|firefox)\/.*\.(?:spec|check)\.ts$/.test(file))
    return 'npm run test:full runs it';
  if (file.endsWith('.spec.ts')) {
    const needs = [findBrowser.name, ...(file.startsWith('tests/live/') ? ['Live build'] : ['Build'])];
    return { projects: ['quick-*', 'full-*'], needs };
  }
  if (file.endsWith('.check.ts')) {
    const projects = ['quick-pages', 'full-pages', 'full-modes'];
    return { projects, needs: ['Build', 'Live build'] };
  }
  if (file.endsWith('.process.test.ts'))
    return { projects: ['full-processes'], needs: ['Build', 'Live build'] };
  if (/\.test\.tsx?$/.test(file)) return { projects: ['quick-unit', 'quick-site'], needs: drawn };
  return 'it is not a file of tests';
}

/**
 * The parts of `npm run lint`, `test:unit` or `e2e` for some files: only what they need is built.
 * @param files that the command got: paths, or parts of paths of tests
 * @param all files of the project
 * @throws Error if a name fits no file, or a command takes none
 */
export function partsForFiles(kind: string, files: readonly string[], all: readonly string[]): Part[] {
  if (kind === 'lint') {
    const missing = files.find((file) => !all.some((one) => one === file || one.startsWith(`${file}/`)));
    if (missing !== undefined) throw new Error(`There is no file ${missing}.`);
    return [...drawings, { ...lint, command: `oxlint ${files.join(' ')}`, isAlone: true }];
  }
  if (kind !== 'unit' && kind !== 'e2e')
    throw new Error('This command takes no files. Those with files: npm run lint, test:unit and e2e.');
  const isTest = kind === 'e2e' ? /\.spec\.ts$/ : /\.(?:test\.tsx?|check\.ts)$/;
  const chosen = files.flatMap((file) => {
    const found = all.filter((one) => isTest.test(one) && one.includes(file));
    if (found.length > 0) return found;
    const [same] = all.filter((one) => one.includes(file));
    throw new Error(
      `No ${kind === 'e2e' ? 'browser test (*.spec.ts)' : 'test (*.test.ts, *.check.ts)'} has the name ${file}${same === undefined ? '' : `, and ${same} is none`}.`,
    );
  });
  const wanted = [...new Set(chosen)].map((file) => {
    const runner = runnerOf(file);
    if (typeof runner === 'string') throw new Error(`${file}: ${runner}.`);
    return { file, ...runner };
  });
  const needs = new Set(wanted.flatMap((one) => one.needs));
  const projects = new Set(wanted.flatMap((one) => one.projects));
  const program = kind === 'e2e' ? 'playwright test' : 'vitest run';
  const flags = [...projects].map((project) => `--project ${project}`).join(' ');
  // Files first: Playwright takes several names after --project.
  const command = `${program} ${wanted.map(({ file }) => file).join(' ')} ${flags}`;
  const built = builds.filter(({ name }) => needs.has(name) || needs.has('Live build'));
  return [
    ...(needs.has(findBrowser.name) ? [findBrowser] : []),
    ...drawings,
    ...built,
    { name: kind === 'e2e' ? journeys.name : unit.name, command, needs: [...needs], isAlone: true },
  ];
}
