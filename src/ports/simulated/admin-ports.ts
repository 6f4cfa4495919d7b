import type { AdminPorts } from '../ports-context.ts';
import { createSimulatedAdminSession } from './admin-session.ts';
import { createSimulatedApplications } from './applications.ts';

/** What the admin page needs, without a server; fetched by that page alone (SPEC section 2, Admin dashboard). */
export function createSimulatedAdminPorts(): AdminPorts {
  return { session: createSimulatedAdminSession(), applications: createSimulatedApplications() };
}
