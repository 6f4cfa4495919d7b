import type * as v from 'valibot';
import type { clientsSchema } from './schema/clients.ts';
import { currentSite } from './site.ts';

/** The clients of the strip on home, in order (SPEC section 2, Home). */
export const clients = (): v.InferOutput<typeof clientsSchema> => currentSite().clients;
