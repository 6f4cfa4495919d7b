import { limits } from '../../config/limits.ts';
import { reportSentShare } from '../lib/sent-share.ts';
import { createHttpApplication } from '../services/http/application.ts';
import { createJsonPort } from '../services/http/post-json.ts';
import type { ApplicationPort, EnquiryPort, NewsletterPort } from '../services/ports.ts';
import type { Services } from '../services/services-context.ts';

let application: ApplicationPort | undefined;
let enquiry: EnquiryPort | undefined;
let newsletter: NewsletterPort | undefined;

/**
 * The adapters of a live build: the API of the same origin (docs/decisions/009). Each is made when its form is first shown, which is when
 * the form's time begins to count.
 */
export const services: Services = {
  admin: async (fetchModule) =>
    (await fetchModule(() => import('../services/http/admin-services.ts'))).createHttpAdminServices(),
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
