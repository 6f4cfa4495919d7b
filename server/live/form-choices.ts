import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  formChoices,
  formChoicesFile,
  formChoicesSchema,
  type FormChoices,
} from '../../content/form-choices.ts';
import { errorCode } from './error-code.ts';

/**
 * Reads what the forms of a build let people choose, so that the server takes what the pages that it serves offer.
 * @returns the choices of the content for a build of an earlier version, which does not name its own
 * @throws SyntaxError or ValiError when the file is none of ours
 */
export function readFormChoices(distFolder: string): FormChoices {
  try {
    return v.parse(formChoicesSchema, JSON.parse(readFileSync(join(distFolder, formChoicesFile), 'utf8')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return formChoices();
    throw error;
  }
}
