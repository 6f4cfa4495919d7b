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

/** The API of each form in live mode. */
const formApis = {
  enquiry: '/api/enquiries',
  newsletter: '/api/newsletter',
  application: '/api/applications',
} as const;

export type FormId = keyof typeof formApis;

/** The part of a site that says where its forms post to; a server knows no more of it. */
interface WithForms {
  settings: { forms?: string | Readonly<Record<string, string | undefined>> | undefined };
}

/**
 * Where a form posts to: its own address in `site.yaml`, else the API in live mode, else the address of all forms;
 * nowhere in a demonstration, and where the site has no such form.
 */
export function formAddress(
  { settings: { forms } }: WithForms,
  mode: ServicesMode,
  form: FormId,
): string | undefined {
  const { [form]: own, endpoint } = typeof forms === 'object' ? forms : {};
  if (own !== undefined) return own === 'off' ? undefined : own;
  return mode === 'live' ? formApis[form] : endpoint;
}

/** Whether a form posts to our API, and not to another host. */
export const isOwnApi = (address: string | undefined): boolean => address?.startsWith('/') === true;

/** Whether the site has a form. */
export const hasForm = (site: ConfiguredSite, mode: ServicesMode, form: FormId): boolean =>
  formAddress(site, mode, form) !== undefined || isDemonstration(site, mode);

/** Whether a form posts to another host. */
export const hasEndpoint = (site: Pick<ConfiguredSite, 'settings'>, mode: ServicesMode): boolean =>
  (['enquiry', 'newsletter', 'application'] as const).some((form) =>
    formAddress(site, mode, form)?.startsWith('https:'),
  );

/** The addresses of other hosts in the settings of forms. */
export const formEndpoints = (forms: string | Readonly<Record<string, string | undefined>> = {}): string[] =>
  typeof forms === 'string'
    ? []
    : Object.values(forms).flatMap((to) => (to?.startsWith('https:') === true ? [to] : []));

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
