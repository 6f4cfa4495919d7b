import { readYaml } from './site-file/data-file.ts';
import { parseData } from './site-file/parse-data.ts';
import { siteSchema } from './site-file/site.ts';
import { siteFile } from './site-folder.ts';

/**
 * The gate of the simulated admin page (`site.yaml`). Separate from shared/site.ts, whose values are in the script of
 * every page. In the browser it is replaced as well (build/site-in-browser.ts).
 */
export const { adminGate } = parseData(siteSchema, readYaml(siteFile('site.yaml')));
