import type { Mode } from './mode.ts';

/** The API of each form in live mode. */
export const formApis = {
  enquiry: '/api/enquiries',
  newsletter: '/api/newsletter',
  application: '/api/applications',
} as const;

export type FormName = keyof typeof formApis;

export const formNames: readonly FormName[] = ['enquiry', 'newsletter', 'application'];

/** The part of a site that says where its forms post to; a server knows no more of it. */
interface WithForms {
  settings: { forms?: string | Readonly<Record<string, string | undefined>> | undefined };
}

/** Whether forms pretend to send: where `site.yaml` says that the site is a demonstration. */
export const isDemonstration = ({ settings }: WithForms, mode: Mode): boolean =>
  mode === 'simulated' && settings.forms === 'demonstration';

/**
 * Where a form posts to: its own address in `site.yaml`, else the API in live mode, else the address of all forms;
 * nowhere in a demonstration, and where the site has no such form.
 */
export function formAction(
  { settings: { forms } }: WithForms,
  mode: Mode,
  form: FormName,
): string | undefined {
  const { [form]: own, endpoint } = typeof forms === 'object' ? forms : {};
  if (own !== undefined) return own === 'off' ? undefined : own;
  return mode === 'live' ? formApis[form] : endpoint;
}

/** Whether a form posts to our API, and not to another host. */
export const isOwnApi = (action: string | undefined): boolean => action?.startsWith('/') === true;

export const hasForm = (site: WithForms, mode: Mode, form: FormName): boolean =>
  formAction(site, mode, form) !== undefined || isDemonstration(site, mode);

/** Whether a form posts to another host. */
export const hasEndpoint = (site: WithForms, mode: Mode): boolean =>
  formNames.some((form) => formAction(site, mode, form)?.startsWith('https:'));

/** The addresses of other hosts in the settings of forms. */
export const formEndpoints = (forms: string | Readonly<Record<string, string | undefined>> = {}): string[] =>
  typeof forms === 'string'
    ? []
    : Object.values(forms).flatMap((to) => (to?.startsWith('https:') === true ? [to] : []));
