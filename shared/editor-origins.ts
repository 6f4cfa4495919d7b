import type { SiteSettings } from './site-file/site.ts';

/** Used when `site.yaml` names no address. */
const apis = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
} as const;

/** The origins that the editor requests beside the site's own: the repository's, and that of its sign-in. */
export function originsOf({ backend, address, signIn }: NonNullable<SiteSettings['editor']>): string[] {
  return [...new Set([address ?? apis[backend], ...(signIn === undefined ? [] : [signIn])])];
}
