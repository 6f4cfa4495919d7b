import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Site } from '#content/load-site.ts';
import { formChoices, formChoicesFile, formChoicesSchema, type FormChoices } from '#content/form-choices.ts';
import { errorCode } from '#server/site/error-place.ts';

/**
 * Reads the options of a build's forms, so that the server accepts what the served pages offer.
 * @returns the options of the content when the build has no such file, as those of earlier versions
 * @throws SyntaxError or ValiError when the file is not valid
 */
export function readFormChoices(site: Site, distFolder: string): FormChoices {
  try {
    return v.parse(formChoicesSchema, JSON.parse(readFileSync(join(distFolder, formChoicesFile), 'utf8')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return formChoices(site);
    throw error;
  }
}
