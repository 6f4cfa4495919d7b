import type { DataFile } from './data-file.ts';
import { problemAt } from './parse-data.ts';
import { DataError } from './problem.ts';

/**
 * The version of the product whose shape the data of a site has, `version` of its `site.yaml`. It is that of the
 * last migration, not of the last release: a release that asks for nothing new leaves it as it is.
 */
export const dataVersion = '0.2.0';

/** That of folders from before versions were written down. */
const firstVersion = '0.1.0';

const numbersOf = (version: string) => version.split('.').map(Number);

/** Whether something is a version as releases have it: `1.20.3`. */
export const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(value);

/** Below 0 when the first version is the older one, 0 for the same. */
export function compareVersions(one: string, other: string): number {
  const others = numbersOf(other);
  return (
    numbersOf(one)
      .map((number, index) => number - (others[index] ?? 0))
      .find((more) => more !== 0) ?? 0
  );
}

/**
 * Which version the data of a site has.
 * @param site what stands in `site.yaml`
 * @returns undefined where it says something that is none
 */
export function versionOf(site: unknown): string | undefined {
  if (typeof site !== 'object' || site === null || !('version' in site)) return firstVersion;
  return isVersion(site.version) ? site.version : undefined;
}

/**
 * Refuses data of another version before anything else is found wrong with it.
 * @param data `site.yaml`
 * @throws DataError with the one line that says what to run
 */
export function refuseOtherVersion(data: DataFile): void {
  const version = versionOf(data.value);
  // What is no version at all is said with everything else.
  if (version === undefined) return;
  const order = compareVersions(version, dataVersion);
  if (order === 0) return;
  const reason =
    order < 0
      ? `the data is of version ${version}, the product needs ${dataVersion}: npm run upgrade`
      : `the data is of version ${version}, this product knows ${dataVersion} at most: npm run upgrade -- <a newer release>`;
  throw new DataError([problemAt(data, ['version'], reason)]);
}
