import type { Ports } from '../ports/ports-context.ts';

/** The dashboard of a live build. */
export const ports: Ports = {
  admin: async (fetchModule) =>
    (await fetchModule(() => import('../ports/http/admin-ports.ts'))).createHttpAdminPorts(),
};
