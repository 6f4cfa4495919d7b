import * as v from 'valibot';
import { fields, list, text } from '#content/site-file/parts.ts';
import { picture } from '#content/site-file/pictures.ts';

/**
 * `clients.yaml`, the strip of client names (SPEC section 2, Home). Names are the same in every language; a logo
 * replaces the name.
 */
export const clientsSchema = list(fields({ name: text(2, 32), logo: v.optional(picture) }), 0, 24);
