import type { AdminServices } from '../services-context.ts';
import { createSimulatedAdminSession } from './admin-session.ts';
import { createSimulatedApplications } from './applications.ts';

/** What the admin page needs, without a server; fetched by that page alone (SPEC section 2, Admin dashboard). */
export function createSimulatedAdminServices(): AdminServices {
  return { session: createSimulatedAdminSession(), applications: createSimulatedApplications() };
}
