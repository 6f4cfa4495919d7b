import { limits } from '../../config/limits.ts';
import type { ApplicationPort } from '../services/ports.ts';
import type { Services } from '../services/services-context.ts';
import { createSimulatedSubmission } from '../services/simulated/submission.ts';

/** An adapter that is on its way; one that does not arrive is a service that does not answer. */
function fetchApplication(): ApplicationPort {
  const arriving = import('../services/simulated/application.ts').then((one) =>
    one.createSimulatedApplication(),
  );
  arriving.catch(() => {});
  return {
    submit: (...args) =>
      arriving.then(
        (port) => port.submit(...args),
        () => ({ ok: false, reason: 'unavailable' }),
      ),
  };
}

let application: ApplicationPort | undefined;

/**
 * The one place that picks an adapter for each port (SPEC section 7: simulated, no network calls). Adapters that only one
 * page uses come in chunks of their own, fetched when the form is first shown, so that nothing is requested when it is sent.
 */
export const services: Services = {
  admin: async (fetchModule) =>
    (
      await fetchModule(() => import('../services/simulated/admin-services.ts'))
    ).createSimulatedAdminServices(),
  get application() {
    return (application ??= fetchApplication());
  },
  enquiry: createSimulatedSubmission(limits.contact.delayMs),
  newsletter: createSimulatedSubmission(limits.newsletter.delayMs),
};
