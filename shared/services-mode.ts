import type { ConfiguredSite } from './configured-site.ts';

/**
 * What the forms do (docs/how-to/go-live.md): pretend to send, or send to the API of the same origin. Read here only:
 * page data get the mode as an argument, and code in the browser sees addresses of the API in its words, which only a
 * live build has.
 */
export const servicesModes = ['simulated', 'live'] as const;

export type ServicesMode = (typeof servicesModes)[number];

const wantedOf = ({ settings }: Pick<ConfiguredSite, 'settings'>): string =>
  process.env.SERVICES || settings.services;

/** The mode of a command: the environment variable SERVICES, else `services` in `site.yaml`. */
export const servicesModeOf = (site: Pick<ConfiguredSite, 'settings'>): ServicesMode =>
  wantedOf(site) === 'live' ? 'live' : 'simulated';

/** Whether forms pretend to send: where `site.yaml` says that the site is a demonstration. */
export const isDemonstration = ({ settings }: ConfiguredSite, mode: ServicesMode): boolean =>
  mode === 'simulated' && settings.forms === 'demonstration';

/**
 * Where a form posts to: the API in live mode, else the address in `site.yaml`; nowhere in a demonstration, and where
 * the site has no forms.
 * @param api path of the API
 */
export function formAddress(
  { settings: { forms } }: ConfiguredSite,
  mode: ServicesMode,
  api: string,
): string | undefined {
  if (mode === 'live') return api;
  return typeof forms === 'object' ? forms.endpoint : undefined;
}

/** Whether the site has forms at all. */
export const hasForms = ({ settings }: ConfiguredSite, mode: ServicesMode): boolean =>
  mode === 'live' || settings.forms !== undefined;

/**
 * Refuses a mode that does not exist, at the start of a build.
 * @throws Error that names the variable and what it may be
 */
export function checkServicesMode(site: Pick<ConfiguredSite, 'settings'>): void {
  const wanted = wantedOf(site);
  if (servicesModes.some((mode) => mode === wanted)) return;
  const modes = servicesModes.join(' or ');
  throw new Error(
    `SERVICES, or else services in site.yaml, must be ${modes}, but it is ${JSON.stringify(wanted)}`,
  );
}
