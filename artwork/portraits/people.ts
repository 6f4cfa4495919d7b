/** The drawn people of the site: those with a `portrait` in `people/<id>.yaml`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { defaultLanguage } from '../../shared/locales.ts';
import { siteFile } from '../../shared/site-folder.ts';
import { hasFile, partOf, readYaml } from '../../shared/site-file/data-file.ts';
import { parseData } from '../../shared/site-file/parse-data.ts';
import { portraitSchema, type Portrait } from '../../content/schema/portrait.ts';

const folder = siteFile('people');
/** Facts are in the section of the default language. */
const withPortrait = v.object({ [defaultLanguage]: v.object({ portrait: v.unknown() }) });

/**
 * The parameters of each drawn face by the id of the person, which is the name of the file.
 * @throws DataError when one is wrong
 */
export function portraits(): Record<string, Portrait> {
  if (!hasFile(folder)) return {};
  const files = readdirSync(join(process.cwd(), folder)).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(
    files.toSorted().flatMap((name) => {
      const person = readYaml(`${folder}/${name}`);
      const found = v.safeParse(withPortrait, person.value);
      if (!found.success) return [];
      const portrait = partOf(person, [defaultLanguage, 'portrait'], found.output[defaultLanguage]?.portrait);
      return [[name.replace(/\.yaml$/, ''), parseData(portraitSchema, portrait)]];
    }),
  );
}
