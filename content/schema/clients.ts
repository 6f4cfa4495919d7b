import { fields, list, text } from '../../shared/site-file/parts.ts';

/** `clients.yaml`, the strip of client names (SPEC section 2, Home). Names are the same in every language. */
export const clientsSchema = list(fields({ name: text(2, 32) }), 0, 24);
