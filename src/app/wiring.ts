import type { ApplicationPort, EnquiryPort, Services } from '../services/ports.ts';
import { createSimulatedNewsletter } from '../services/simulated/newsletter.ts';

let application: ApplicationPort | undefined;
let enquiry: EnquiryPort | undefined;

const unavailable = { ok: false, reason: 'unavailable' } as const;

/** A method of an adapter that is on its way; one that does not arrive is a service that does not answer. */
function fetched<Arguments extends unknown[], Outcome>(
  arriving: Promise<(...args: Arguments) => Promise<Outcome>>,
): (...args: Arguments) => Promise<Outcome | typeof unavailable> {
  arriving.catch(() => {});
  return (...args) =>
    arriving.then(
      (method) => method(...args),
      () => unavailable,
    );
}

async function submitMethod(): Promise<ApplicationPort['submit']> {
  const port = (await import('../services/simulated/application.ts')).createSimulatedApplication();
  return (...args) => port.submit(...args);
}

async function sendMethod(): Promise<EnquiryPort['send']> {
  const port = (await import('../services/simulated/enquiry.ts')).createSimulatedEnquiry();
  return (...args) => port.send(...args);
}

/**
 * The one place that picks an adapter for each port (SPEC section 7: simulated, no network calls). Adapters that only one
 * page uses come in chunks of their own, fetched when the form is first shown, so that nothing is requested when it is sent.
 */
export const services: Services = {
  admin: async () => (await import('../services/simulated/admin-services.ts')).createSimulatedAdminServices(),
  get application() {
    return (application ??= { submit: fetched(submitMethod()) });
  },
  get enquiry() {
    return (enquiry ??= { send: fetched(sendMethod()) });
  },
  newsletter: createSimulatedNewsletter(),
};
