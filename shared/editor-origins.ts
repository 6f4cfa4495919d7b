/** Used when `site.yaml` names no address. */
const apis = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
} as const;

/** Where the editor of a team keeps what it writes (`editor` in `site.yaml`). */
interface Editor {
  backend: keyof typeof apis;
  address?: string | undefined;
  signIn?: string | undefined;
}

/** The origins that the editor requests beside the site's own: the repository's, and that of its sign-in. */
export function originsOf({ backend, address, signIn }: Editor): string[] {
  return [...new Set([address ?? apis[backend], ...(signIn === undefined ? [] : [signIn])])];
}
