import { reportSentShare } from '../lib/sent-share.ts';
import { createHttpApplication } from '../services/http/application.ts';
import { createHttpEnquiry } from '../services/http/enquiry.ts';
import { createHttpNewsletter } from '../services/http/newsletter.ts';
import type { ApplicationPort, EnquiryPort, NewsletterPort, Services } from '../services/ports.ts';

let application: ApplicationPort | undefined;
let enquiry: EnquiryPort | undefined;
let newsletter: NewsletterPort | undefined;

/**
 * The adapters of a live build: the API of the same origin (docs/decisions/009). Each is made when its form is first shown, which is when
 * the form's time begins to count.
 */
export const services: Services = {
  admin: async () => (await import('../services/http/admin-services.ts')).createHttpAdminServices(),
  get application() {
    return (application ??= createHttpApplication({ onProgress: reportSentShare }));
  },
  get enquiry() {
    return (enquiry ??= createHttpEnquiry());
  },
  get newsletter() {
    return (newsletter ??= createHttpNewsletter());
  },
};
