import { isServiceInterest, type Enquiry } from '../../../shared/contracts/enquiry.ts';

/** What the contact form holds, as it was typed (SPEC section 3, Contact form). */
export function readEnquiry(fields: FormData): Enquiry {
  const text = (name: keyof Enquiry) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const serviceInterest = text('serviceInterest');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    serviceInterest: isServiceInterest(serviceInterest) ? serviceInterest : '',
    message: text('message'),
  };
}

/** True when something was typed that leaving the page would lose; a chosen service alone is no work to lose. */
export function hasTyped({ name, email, phone, company, message }: Enquiry): boolean {
  return [name, email, phone, company, message].some((value) => value !== '');
}
