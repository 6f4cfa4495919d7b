import type { AdminPorts } from '../ports-context.ts';
import { createSimulatedAdminSession } from './admin-session.ts';
import { createSimulatedApplications } from './applications.ts';

/** The admin page's ports without a server; loaded by that page only (SPEC section 2, Admin dashboard). */
export function createSimulatedAdminPorts(): AdminPorts {
  return { session: createSimulatedAdminSession(), applications: createSimulatedApplications() };
}
