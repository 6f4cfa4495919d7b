import type { Site } from './load-site.ts';
import type * as v from 'valibot';
import type { clientsSchema } from './schema/clients.ts';

/** The clients of the strip on home, in order (SPEC section 2, Home). */
export const clients = (site: Site): v.InferOutput<typeof clientsSchema> => site.clients;
