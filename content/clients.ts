import * as v from 'valibot';
import { parseData } from '../shared/site-file/parse-data.ts';
import { optionalFile } from './items.ts';
import { fields, list, text } from '../shared/site-file/parts.ts';
import { photo } from '../shared/site-file/pictures.ts';

/**
 * `clients.yaml`, the strip of client names (SPEC section 2, Home). Names are the same in every language; a logo stands
 * in place of the name.
 */
export const clientsSchema = list(fields({ name: text(2, 32), logo: v.optional(photo) }), 0, 24);

/** The clients of the strip on home, in order (SPEC section 2, Home). @throws DataError when the file is wrong */
export const clients = (): v.InferOutput<typeof clientsSchema> =>
  parseData(clientsSchema, optionalFile('clients'));
