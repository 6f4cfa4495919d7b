import { limits } from '../../config/limits.ts';
import type { ApplicationPort } from '../ports/ports.ts';
import type { Ports } from '../ports/ports-context.ts';
import { createSimulatedSubmission } from '../ports/simulated/submission.ts';

/** The adapter loads in the background; if that fails, it acts like a service that does not answer. */
function fetchApplication(): ApplicationPort {
  const arriving = import('../ports/simulated/application.ts').then((one) =>
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
 * The adapters of the default build: no network calls (SPEC section 7). Those of a single page are own
 * chunks, loaded when the form is first shown, so that sending requests nothing.
 */
export const ports: Ports = {
  admin: async (fetchModule) =>
    (await fetchModule(() => import('../ports/simulated/admin-ports.ts'))).createSimulatedAdminPorts(),
  get application() {
    return (application ??= fetchApplication());
  },
  enquiry: createSimulatedSubmission(limits.contact.delayMs),
  newsletter: createSimulatedSubmission(limits.newsletter.delayMs),
};
