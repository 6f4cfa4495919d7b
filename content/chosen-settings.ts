import type { ConfiguredSite } from '#shared/configured-site.ts';
import { readYaml } from '#shared/site-file/data-file.ts';
import { parseData } from '#shared/site-file/parse-data.ts';
import { siteSchema } from '#shared/site-file/site.ts';
import { chosenFolder } from './site-folder.ts';

/**
 * The settings of the site for which a command works, without its contents, for the server of built sites.
 * @throws DataError for mistakes in `site.yaml`; Error when there is no such site
 */
export function loadChosenSettings(): Pick<ConfiguredSite, 'folder' | 'settings'> {
  const folder = chosenFolder();
  return { folder, settings: parseData(siteSchema, readYaml(`${folder}/site.yaml`)) };
}
