import type { Ports } from '../ports/ports-context.ts';

/** The dashboard of the default build: no network calls (SPEC section 7). */
export const ports: Ports = {
  admin: async (fetchModule) =>
    (await fetchModule(() => import('../ports/simulated/admin-ports.ts'))).createSimulatedAdminPorts(),
};
