import type { Site } from './site-file/site.ts';

/** What each kind of repository is asked at, where `site.yaml` names no address of one's own. */
const apis = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
} as const;

/** The origins that a team's editor works with beside the site's own: the repository, and what signs people in. */
export function originsOf({ backend, address, signIn }: NonNullable<Site['editor']>): string[] {
  return [...new Set([address ?? apis[backend], ...(signIn === undefined ? [] : [signIn])])];
}
