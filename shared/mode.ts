/** What the forms do (docs/how-to/go-live.md): pretend to send, or send to the API of the same origin. */
export const modes = ['simulated', 'live'] as const;

export type Mode = (typeof modes)[number];

interface WithMode {
  settings: { mode: string };
}

const wantedOf = ({ settings }: WithMode): string => process.env.SITE_MODE || settings.mode;

/** The mode of a command: the environment variable SITE_MODE, else `mode` in `site.yaml`. */
export const modeOf = (site: WithMode): Mode => (wantedOf(site) === 'live' ? 'live' : 'simulated');

/**
 * Refuses a mode that does not exist, at the start of a build, and the name that the variable had before 0.3.0.
 * @throws Error that names the variable and what it may be
 */
export function checkMode(site: WithMode): void {
  const { SERVICES: former } = process.env;
  if (former === 'live' || former === 'simulated')
    throw new Error(`SERVICES is now SITE_MODE: set SITE_MODE=${former}`);
  const wanted = wantedOf(site);
  if (modes.some((mode) => mode === wanted)) return;
  throw new Error(
    `SITE_MODE, or else mode in site.yaml, must be ${modes.join(' or ')}, but it is ${JSON.stringify(wanted)}`,
  );
}
