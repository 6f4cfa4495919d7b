import { limits } from '../../config/limits.ts';
import { reportSentShare } from '../lib/sent-share.ts';
import { createHttpApplication } from '../ports/http/application.ts';
import { createJsonPort } from '../ports/http/post-json.ts';
import type { ApplicationPort, EnquiryPort, NewsletterPort } from '../ports/ports.ts';
import type { Ports } from '../ports/ports-context.ts';

let application: ApplicationPort | undefined;
let enquiry: EnquiryPort | undefined;
let newsletter: NewsletterPort | undefined;

/**
 * The adapters of a live build, for the API of the same origin (docs/decisions/009-live-mode.md). Each is
 * created when its form is first shown: the form's time counts from then.
 */
export const ports: Ports = {
  admin: async (fetchModule) =>
    (await fetchModule(() => import('../ports/http/admin-ports.ts'))).createHttpAdminPorts(),
  get application() {
    return (application ??= createHttpApplication({ onProgress: reportSentShare }));
  },
  get enquiry() {
    return (enquiry ??= createJsonPort('/api/enquiries', limits.contact.delayMs));
  },
  get newsletter() {
    return (newsletter ??= createJsonPort('/api/newsletter', limits.newsletter.delayMs));
  },
};
