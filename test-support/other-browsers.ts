import { join } from 'node:path';
import { foldersOnPath, installSystemPackage, isProgram } from './system-programs.ts';

/** The browsers of `npm run test:browsers`; `npm test` uses Chromium. */

const firefoxPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const onPath = (names: readonly string[]) =>
  foldersOnPath().flatMap((folder) => names.map((name) => join(folder, name)));

/** Finds a program, or installs its package. */
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
 * The path of a Firefox: FIREFOX_PATH, an installed one, or the system's package.
 * @throws Error with advice when there is none, or FIREFOX_PATH is wrong
 */
export async function findFirefox(): Promise<string> {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen && !isProgram(chosen)) throw new Error(`FIREFOX_PATH is ${chosen}, but there is no program`);
  const found = chosen || (await find(['firefox', 'firefox-esr'], firefoxPlaces, ['firefox-esr', 'firefox']));
  if (found) return found;
  throw new Error('there is none: install Firefox, or set FIREFOX_PATH to one');
}

/** The programs that run WebKit without a screen. */
export interface WebKitPrograms {
  driver: string;
  /** A virtual screen. */
  screen: string;
}

/**
 * WebKitGTK's driver and a virtual screen, installed if necessary. Linux only.
 * @throws Error with advice when one is missing
 */
export async function findWebKit(): Promise<WebKitPrograms> {
  const driver = await find(['WebKitWebDriver'], [], ['webkit2gtk-driver']);
  if (!driver)
    throw new Error('there is no WebKitWebDriver: install WebKitGTK’s driver (Debian: webkit2gtk-driver)');
  const screen = await find(['Xvfb'], [], ['xvfb']);
  if (!screen) throw new Error('there is no Xvfb, the screen that nobody sees (Debian: xvfb)');
  return { driver, screen };
}
