/** The drawn people of the site: those with a `portrait` in `people/<id>.yaml`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { siteFile } from '../../shared/site-folder.ts';
import { hasFile, partOf, readYaml } from '../../shared/site-file/data-file.ts';
import { parseData } from '../../shared/site-file/parse-data.ts';
import { portraitSchema, type Portrait } from '../../content/schema/portrait.ts';

const folder = siteFile('people');

/**
 * The numbers of each drawn face by the id of its person, which also names the files.
 * @throws DataError when one is wrong
 */
export function portraits(): Record<string, Portrait> {
  if (!hasFile(folder)) return {};
  const files = readdirSync(join(process.cwd(), folder)).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(
    files.toSorted().flatMap((name) => {
      const person = readYaml(`${folder}/${name}`);
      if (!hasPortrait(person.value)) return [];
      const portrait = partOf(person, ['portrait'], person.value.portrait);
      return [[name.replace(/\.yaml$/, ''), parseData(portraitSchema, portrait)]];
    }),
  );
}

const hasPortrait = (value: unknown): value is { portrait: unknown } =>
  typeof value === 'object' && value !== null && 'portrait' in value;
