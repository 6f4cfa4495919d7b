import type { Services } from '../services/ports.ts';
import { createSimulatedApplication } from '../services/simulated/application.ts';
import { createSimulatedEnquiry } from '../services/simulated/enquiry.ts';
import { createSimulatedNewsletter } from '../services/simulated/newsletter.ts';

/** The one place that picks an adapter for each port (SPEC section 7: simulated, no network calls). */
export const services: Services = {
  admin: async () => (await import('../services/simulated/admin-services.ts')).createSimulatedAdminServices(),
  application: createSimulatedApplication(),
  enquiry: createSimulatedEnquiry(),
  newsletter: createSimulatedNewsletter(),
};
