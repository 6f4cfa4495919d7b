import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { compareVersions, dataVersion, versionOf } from '../schema/data-version.ts';
import type { Migration, SiteTexts } from './migration.ts';
import { to020 } from './to-0.2.0.ts';

/** Every step there ever was, the oldest first; none is ever taken out or changed. */
export const migrations: readonly Migration[] = [to020];

/** The texts that migrations are given. @param folder the site's */
export function textsOf(folder: string): SiteTexts {
  const names = globSync('**/*.{yaml,md}', { cwd: folder, exclude: ['overrides'] });
  return new Map(
    names
      .map((name) => name.replaceAll('\\', '/'))
      .toSorted()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

const siteFile = 'site.yaml';
const note = '# The version of the product that this folder is written for; npm run upgrade changes it.';

function withVersion(text: string, version: string): string {
  const line = /^version:.*$/m;
  if (line.test(text)) return text.replace(line, `version: ${version}`);
  return `${text.trimEnd()}\n\n${note}\nversion: ${version}\n`;
}

/** What became of the texts of a site. */
export interface Migrated {
  from: string;
  texts: SiteTexts;
  /** The steps that were taken. */
  steps: readonly Migration[];
}

/**
 * The texts of a site in the shape of this product; those that are given stay as they are.
 * @param steps only tests give others
 * @throws Error when the data is newer than the product, or says no version
 */
export function migrated(old: SiteTexts, steps: readonly Migration[] = migrations): Migrated {
  const texts = new Map(old);
  const from = versionOf(parse(texts.get(siteFile) ?? ''));
  if (from === undefined) throw new Error(`${siteFile}: version: not a version like ${dataVersion}`);
  const last = steps.at(-1)?.to ?? dataVersion;
  if (compareVersions(from, last) > 0)
    throw new Error(`${siteFile}: its data is of version ${from}, this product knows ${last} at most`);
  const due = steps.filter(({ to }) => compareVersions(from, to) < 0);
  for (const step of due) {
    step.migrate(texts);
    texts.set(siteFile, withVersion(texts.get(siteFile) ?? '', step.to));
  }
  return { from, texts, steps: due };
}
