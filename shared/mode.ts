/** What the forms do (docs/how-to/go-live.md): pretend to send, or send to the API of the same origin. */
export const modes = ['simulated', 'live'] as const;

export type Mode = (typeof modes)[number];

interface WithMode {
  settings: { services: string };
}

const wantedOf = ({ settings }: WithMode): string => process.env.SERVICES || settings.services;

/** The mode of a command: the environment variable SERVICES, else `services` in `site.yaml`. */
export const modeOf = (site: WithMode): Mode => (wantedOf(site) === 'live' ? 'live' : 'simulated');

/**
 * Refuses a mode that does not exist, at the start of a build.
 * @throws Error that names the variable and what it may be
 */
export function checkMode(site: WithMode): void {
  const wanted = wantedOf(site);
  if (modes.some((mode) => mode === wanted)) return;
  throw new Error(
    `SERVICES, or else services in site.yaml, must be ${modes.join(' or ')}, but it is ${JSON.stringify(wanted)}`,
  );
}
