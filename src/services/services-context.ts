import { createContext, useContext } from 'react';
import type { Services } from './ports.ts';

/** Provided once, in `src/app`, with the adapters that `wiring.ts` picked. */
export const ServicesContext = createContext<Services | null>(null);

/** The ports, for features. Throws when no provider is above: that is a mistake in the wiring, not a state. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext provider above it');
  return services;
}
