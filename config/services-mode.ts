import { site } from './site.ts';

const wanted: string = process.env.SERVICES || site.services;

/** What the forms do (docs/decisions/009): pretend to send, or send to the API of the same origin. */
export const servicesModes = ['simulated', 'live'] as const;

/**
 * True in a live build or beside one: the switch of `site.ts`, overruled by the environment variable SERVICES. The build puts the value
 * in its place, so what only the other mode needs is left out.
 */
export const isLive = wanted === 'live';

/**
 * Refuses a mode that does not exist, at the start of a build.
 * @throws Error that names the variable and what it may be
 */
export function checkServicesMode(): void {
  if (servicesModes.some((mode) => mode === wanted)) return;
  throw new Error(`SERVICES must be ${servicesModes.join(' or ')}, but it is ${JSON.stringify(wanted)}`);
}
