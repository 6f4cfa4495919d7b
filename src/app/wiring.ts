import type { Services } from '../services/ports.ts';
import { createSimulatedEnquiry } from '../services/simulated/enquiry.ts';
import { createSimulatedNewsletter } from '../services/simulated/newsletter.ts';

/** The one place that picks an adapter for each port (SPEC section 7: simulated, no network calls). */
export const services: Services = {
  enquiry: createSimulatedEnquiry(),
  newsletter: createSimulatedNewsletter(),
};
