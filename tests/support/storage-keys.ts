import { slug } from '#shared/site.ts';
import { storageKeysOf } from '#shared/storage-keys.ts';

/** The keys of the chosen site in local storage. */
export const storageKeys = storageKeysOf(slug);
