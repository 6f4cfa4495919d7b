import { join } from 'node:path';
import { foldersOnPath, isProgram } from './system-programs.ts';

const firefoxPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const onPath = (names: readonly string[]) =>
  foldersOnPath().flatMap((folder) => names.map((name) => join(folder, name)));

/**
 * The path of a Firefox: FIREFOX_PATH or an installed one; undefined if there is none.
 * @throws Error when FIREFOX_PATH is wrong
 */
export function installedFirefox(): string | undefined {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen && !isProgram(chosen)) throw new Error(`FIREFOX_PATH is ${chosen}, but there is no program`);
  return chosen || [...onPath(['firefox', 'firefox-esr']), ...firefoxPlaces].find(isProgram);
}
