import { execFile } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { projectFolder } from '#build/project-paths.ts';
import { foldersOnPath, installSystemPackage, isProgram } from './system-programs.ts';

/** Flags for every launch: containers run as root; the browser itself must not use the network. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Enough shared memory for Chromium with three tests at a time. */
const enoughSharedBytes = 1024 ** 3;

/**
 * Playwright's flags to leave out: one keeps shared memory in files on the disk, for containers that have too little.
 * @param folder of the system's shared memory; without it, the flag is kept
 */
export function needlessArguments(folder = '/dev/shm'): string[] {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < enoughSharedBytes ? [] : ['--disable-dev-shm-usage'];
  } catch {
    return [];
  }
}

/** The same engine without windows: half the CPU time in tests. */
const headlessShell = 'chromium-headless-shell';
const programNames = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  '/snap/bin/chromium',
];

const run = promisify(execFile);

/** A Chromium or Chrome on this machine. */
function installedBrowser(): string | undefined {
  const onPath = foldersOnPath().flatMap((folder) => programNames.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces].find(isProgram);
}

function downloadedBrowser(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function downloadBrowser(): Promise<string | undefined> {
  console.error('No browser found, downloading Chromium for the tests; this happens only once.');
  const cli = join(projectFolder, 'node_modules', '@playwright', 'test', 'cli.js');
  try {
    await run(process.execPath, [cli, 'install', 'chromium'], { timeout: 5 * 60_000 });
  } catch {
    return undefined;
  }
  return downloadedBrowser();
}

async function installSystemBrowser(): Promise<string | undefined> {
  const notice =
    'The download did not work, installing a system package of Chromium; this happens only once.';
  return (await installSystemPackage([headlessShell, 'chromium'], notice)) ? installedBrowser() : undefined;
}

/**
 * The path of a Chromium for tests and measurements: CHROME_PATH, an installed one, Playwright's download, or
 * the system's package.
 * @throws Error with advice when none of these works, or CHROME_PATH is wrong
 */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Error(
      `CHROME_PATH is ${chosen}, but there is no program; set it to a Chromium or Chrome, or unset it`,
    );
  }
  const found =
    installedBrowser() ?? downloadedBrowser() ?? (await downloadBrowser()) ?? (await installSystemBrowser());
  if (found) return found;
  throw new Error('No browser to test with: install Chromium or Chrome, or set CHROME_PATH to one');
}
