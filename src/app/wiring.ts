import type { ApplicationPort, EnquiryPort, Services } from '../services/ports.ts';
import { createSimulatedNewsletter } from '../services/simulated/newsletter.ts';

let application: ApplicationPort | undefined;
let enquiry: EnquiryPort | undefined;

/** Fetched when the form that needs it is first shown, so that nothing is requested when it is sent. */
function fetchedApplication(): ApplicationPort {
  const adapter = import('../services/simulated/application.ts').then((module) =>
    module.createSimulatedApplication(),
  );
  adapter.catch(() => {});
  const unavailable = { ok: false, reason: 'unavailable' } as const;
  return {
    submit: (...args) =>
      adapter.then(
        (port) => port.submit(...args),
        () => unavailable,
      ),
  };
}

/** Like the application's. */
function fetchedEnquiry(): EnquiryPort {
  const adapter = import('../services/simulated/enquiry.ts').then((module) =>
    module.createSimulatedEnquiry(),
  );
  adapter.catch(() => {});
  const unavailable = { ok: false, reason: 'unavailable' } as const;
  return {
    send: (...args) =>
      adapter.then(
        (port) => port.send(...args),
        () => unavailable,
      ),
  };
}

/**
 * The one place that picks an adapter for each port (SPEC section 7: simulated, no network calls). Adapters that only one
 * page uses come in chunks of their own.
 */
export const services: Services = {
  admin: async () => (await import('../services/simulated/admin-services.ts')).createSimulatedAdminServices(),
  get application() {
    return (application ??= fetchedApplication());
  },
  get enquiry() {
    return (enquiry ??= fetchedEnquiry());
  },
  newsletter: createSimulatedNewsletter(),
};
