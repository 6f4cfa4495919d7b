import { createContext, useContext } from 'react';
import type { LiveAdminPorts } from './admin-desk.ts';
import type {
  AdminSessionPort,
  ApplicationPort,
  ApplicationsPort,
  EnquiryPort,
  NewsletterPort,
} from './ports.ts';

/** What the admin page of a live build works with, or of any other. */
export type AdminPorts = LiveAdminPorts | { session: AdminSessionPort; applications: ApplicationsPort };

/** All ports together, as the app hands them to the features. */
export interface Ports {
  /**
   * Fetched when asked for, by the admin page alone, which brings what asks again (src/lib/fetch-module.ts). Rejects when the chunk
   * cannot be fetched.
   */
  admin: (fetchModule: <Module>(load: () => Promise<Module>) => Promise<Module>) => Promise<AdminPorts>;
  application: ApplicationPort;
  enquiry: EnquiryPort;
  newsletter: NewsletterPort;
}

/** Provided once, in `src/app`, with the adapters of the build's mode. */
export const PortsContext = createContext<Ports | null>(null);

/** The ports, for features. Throws when no provider is above: that is a mistake in the wiring, not a state. */
export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (!ports) throw new Error('usePorts needs a PortsContext provider above it');
  return ports;
}
