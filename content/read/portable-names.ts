import { ownFilesFolder } from './own-files.ts';
import type { Problem } from '#content/site-file/problem.ts';

/** Names of devices. */
const windowsNames = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Why Windows cannot hold the name of a file or folder; undefined where it can. */
export function windowsProblem(part: string): string | undefined {
  const [character] = /[<>:"|?*\\\p{Cc}]/u.exec(part) ?? [];
  if (character !== undefined)
    return `Windows cannot hold a name with ${JSON.stringify(character)}: rename “${part}”`;
  if (/[\s.]$/.test(part)) return `Windows removes a space or a dot at the end of a name: rename “${part}”`;
  return windowsNames.test(part) ? `Windows cannot hold the name “${part}”: rename it` : undefined;
}

/**
 * The files of a site that a colleague with Windows or a Mac cannot have: with a name that the system refuses, or that
 * differs from another only in case.
 * @param all paths of all files below the folder of the site; `check-own-files.ts` checks those of `files/`
 */
export function unportableNames(
  all: readonly string[],
): (Pick<Problem, 'field' | 'reason'> & { path: string })[] {
  const paths = all.filter((path) => !path.startsWith(`${ownFilesFolder}/`));
  const same = Map.groupBy(paths, (path) => path.normalize('NFC').toLowerCase());
  return paths.flatMap((path) => {
    const [first, ...others] = same.get(path.normalize('NFC').toLowerCase()) ?? [];
    const ofCase =
      others.length > 0 && first !== path
        ? `Windows and Macs take it for ${first}, which differs only in case: rename one of them`
        : undefined;
    const reason =
      path
        .split('/')
        .map(windowsProblem)
        .find((one) => one !== undefined) ?? ofCase;
    return reason === undefined ? [] : [{ path, field: '(the name of the file)', reason }];
  });
}
