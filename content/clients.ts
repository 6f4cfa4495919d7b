import type * as v from 'valibot';
import { parseData } from '../shared/site-file/parse-data.ts';
import { optionalFile } from './items.ts';
import { clientsSchema } from './schema/clients.ts';

/** The clients of the strip on home, in order (SPEC section 2, Home). @throws DataError when the file is wrong */
export const clients = (): v.InferOutput<typeof clientsSchema> =>
  parseData(clientsSchema, optionalFile('clients'));
