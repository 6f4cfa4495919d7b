import * as v from 'valibot';
import { fields, list, text } from '#content/site-file/parts.ts';
import { photo } from '#content/site-file/pictures.ts';

/**
 * `clients.yaml`, the strip of client names (SPEC section 2, Home). Names are the same in every language; a logo
 * replaces the name.
 */
export const clientsSchema = list(fields({ name: text(2, 32), logo: v.optional(photo) }), 0, 24);
