import { testSite as site } from '#content/test-support/test-site.ts';
import { storageKeysOf } from '#shared/storage-keys.ts';

/** The keys of the chosen site in local storage. */
export const storageKeys = storageKeysOf(site.settings.slug);
