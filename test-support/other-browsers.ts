import { join } from 'node:path';
import { foldersOnPath, installSystemPackage, isProgram } from './system-programs.ts';

/** The browsers of `npm run test:browsers`, beside the Chromium of `npm test`. */

const firefoxPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const onPath = (names: readonly string[]) =>
  foldersOnPath().flatMap((folder) => names.map((name) => join(folder, name)));

/** A program that is there, or is there after its package is installed. */
async function find(
  programs: readonly string[],
  places: readonly string[],
  packages: readonly string[],
): Promise<string | undefined> {
  const look = () => [...onPath(programs), ...places].find(isProgram);
  const there = look();
  if (there) return there;
  const notice = `There is no ${programs[0]}, installing its package; this happens once.`;
  return (await installSystemPackage(packages, notice)) ? look() : undefined;
}

/**
 * The path of a Firefox: FIREFOX_PATH, else one that is installed, else the package of the system.
 * @throws Error with what to do when there is none, or when FIREFOX_PATH leads nowhere
 */
export async function findFirefox(): Promise<string> {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen && !isProgram(chosen)) throw new Error(`FIREFOX_PATH is ${chosen}, but there is no program`);
  const found = chosen || (await find(['firefox', 'firefox-esr'], firefoxPlaces, ['firefox-esr', 'firefox']));
  if (found) return found;
  throw new Error('there is none: install Firefox, or set FIREFOX_PATH to one');
}

/** What drives a WebKit without a screen. */
export interface WebKitPrograms {
  driver: string;
  /** A screen that nobody sees. */
  screen: string;
}

/**
 * WebKitGTK's driver and a screen for it, installed or installed now. Only Linux has them.
 * @throws Error with what to do when one is missing
 */
export async function findWebKit(): Promise<WebKitPrograms> {
  const driver = await find(['WebKitWebDriver'], [], ['webkit2gtk-driver']);
  if (!driver)
    throw new Error('there is no WebKitWebDriver: install WebKitGTK’s driver (Debian: webkit2gtk-driver)');
  const screen = await find(['Xvfb'], [], ['xvfb']);
  if (!screen) throw new Error('there is no Xvfb, the screen that nobody sees (Debian: xvfb)');
  return { driver, screen };
}
