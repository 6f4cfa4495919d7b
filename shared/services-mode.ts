import { madeFolders } from './made-folders.ts';
import type { SiteSettings } from './site-file/site.ts';
import { forms, services } from './site.ts';

/**
 * What the forms do (docs/how-to/go-live.md): pretend to send, or send to the API of the same origin. Read here only:
 * page data get the mode as an argument, and code in the browser sees addresses of the API in its words, which only a
 * live build has.
 */
export const servicesModes = ['simulated', 'live'] as const;

export type ServicesMode = (typeof servicesModes)[number];

const wanted: string = process.env.SERVICES || services;

/** The mode of this process: the environment variable SERVICES, else `services` in `site.yaml`. */
export const servicesMode: ServicesMode = wanted === 'live' ? 'live' : 'simulated';

/** Whether forms pretend to send: where `site.yaml` says that the site is a demonstration. */
export const isDemonstration = (mode: ServicesMode, site: Pick<SiteSettings, 'forms'> = { forms }): boolean =>
  mode === 'simulated' && site.forms === 'demonstration';

/**
 * Where a form posts to: the API in live mode, else the address in `site.yaml`; nowhere in a demonstration, and where
 * the site has no forms.
 * @param api path of the API
 */
export function formAddress(
  mode: ServicesMode,
  api: string,
  site: Pick<SiteSettings, 'forms'> = { forms },
): string | undefined {
  if (mode === 'live') return api;
  return typeof site.forms === 'object' ? site.forms.endpoint : undefined;
}

/** Whether the site has forms at all. */
export const hasForms = (mode: ServicesMode): boolean => mode === 'live' || forms !== undefined;

/** Where the chosen site is built to in each mode, in the folder of the project: all can exist side by side. */
export const builtFolders: Record<ServicesMode, string> = {
  simulated: madeFolders.dist,
  live: madeFolders.liveDist,
};

/**
 * Refuses a mode that does not exist, at the start of a build.
 * @throws Error that names the variable and what it may be
 */
export function checkServicesMode(): void {
  if (servicesModes.some((mode) => mode === wanted)) return;
  const modes = servicesModes.join(' or ');
  throw new Error(
    `SERVICES, or else services in site.yaml, must be ${modes}, but it is ${JSON.stringify(wanted)}`,
  );
}
