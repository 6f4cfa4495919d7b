import { createContext, useContext } from 'react';
import type { LiveAdminPorts } from './admin-desk.ts';
import type { AdminSessionPort, ApplicationsPort } from './ports.ts';

/** The ports of the admin page, in a live or a simulated build. */
export type AdminPorts = LiveAdminPorts | { session: AdminSessionPort; applications: ApplicationsPort };

/** All ports, provided by the app for the features. */
export interface Ports {
  /**
   * Loaded on demand, only by the admin page, which passes `fetchModule` of src/lib/fetch-module.ts. Rejects
   * when the chunk cannot be loaded.
   */
  admin: (fetchModule: <Module>(load: () => Promise<Module>) => Promise<Module>) => Promise<AdminPorts>;
}

/** Provided once, in `src/app`, with the adapters of the build's mode. */
export const PortsContext = createContext<Ports | null>(null);

/** The ports, for features. Throws without a provider, which is a programming error. */
export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('usePorts needs a PortsContext provider above it');
  return ports;
}
