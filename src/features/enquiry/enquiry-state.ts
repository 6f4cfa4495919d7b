import type { Enquiry } from '../../../shared/contracts/enquiry.ts';

/** The life of the contact form (SPEC section 4): idle, sending for a second, sent; from sent it can be sent again. */
export type EnquiryState = { status: 'idle' } | { status: 'sending'; enquiry: Enquiry } | { status: 'sent' };

export type EnquiryEvent =
  | { type: 'submit'; enquiry: Enquiry }
  | { type: 'sent' }
  /** It did not get through; the form is still there with what was typed. */
  | { type: 'refused' };

export const idle: EnquiryState = { status: 'idle' };

/** The next state; an event that does not fit the state changes nothing, so a double submit is one. */
export function nextEnquiryState(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  switch (event.type) {
    case 'submit':
      return state.status === 'sending' ? state : { status: 'sending', enquiry: event.enquiry };
    case 'sent':
      return state.status === 'sending' ? { status: 'sent' } : state;
    case 'refused':
      return state.status === 'sending' ? idle : state;
  }
}
