import { brand } from '../shared/brand.ts';
import { languages } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import { citySchema, type City } from './schema/city.ts';
import { hasFile, readYaml } from '../shared/site-file/data-file.ts';
import { parseData, problemAt } from '../shared/site-file/parse-data.ts';
import { DataError } from '../shared/site-file/problem.ts';
import { pageFile, pageWords, sectionOf } from './page-words.ts';

/**
 * The city around the office; undefined where the site has no `city.yaml`, or the office is in another city.
 * @throws DataError
 */
export function mappedCity(): City | null {
  const file = siteFile('city.yaml');
  const city = hasFile(file) ? parseData(citySchema, readYaml(file)) : null;
  return city?.city === brand.address.city ? city : null;
}

/** A map needs words. @throws DataError with each language that lacks them */
export function checkMapWords(): void {
  if (!mappedCity()) return;
  const silent = languages.filter((language) => !pageWords('contact', language).map);
  const reason = 'missing: city.yaml draws a map, and these are its words';
  if (silent.length > 0)
    throw new DataError(
      silent.map((language) => problemAt(sectionOf(pageFile('contact'), language), ['map'], reason)),
    );
}
