import { describe, expect, it } from 'vitest';
import type { Enquiry } from '../../../shared/contracts/enquiry.ts';
import { idle, nextEnquiryState, type EnquiryState } from './enquiry-state.ts';

const enquiry: Enquiry = {
  name: 'Mira',
  email: 'mira@halden.example',
  phone: '',
  company: '',
  serviceInterest: 'cloud',
  message: 'It is slow.',
};
const sending: EnquiryState = { status: 'sending', enquiry };
const sent: EnquiryState = { status: 'sent' };

describe('enquiry state', () => {
  it('goes from idle to sending to sent (R193, R194)', () => {
    const first = nextEnquiryState(idle, { type: 'submit', enquiry });
    expect(first).toEqual(sending);
    expect(nextEnquiryState(first, { type: 'sent' })).toEqual(sent);
  });

  it('takes a second submit on the way for the first', () => {
    expect(nextEnquiryState(sending, { type: 'submit', enquiry: { ...enquiry, name: 'Jon' } })).toBe(sending);
  });

  it('sends another message after the first', () => {
    expect(nextEnquiryState(sent, { type: 'submit', enquiry })).toEqual(sending);
  });

  it('goes back to idle when the message did not get through', () => {
    expect(nextEnquiryState(sending, { type: 'refused' })).toEqual(idle);
  });

  it('ignores answers nobody waits for', () => {
    expect(nextEnquiryState(idle, { type: 'sent' })).toBe(idle);
    expect(nextEnquiryState(sent, { type: 'refused' })).toBe(sent);
    expect(nextEnquiryState(sent, { type: 'sent' })).toBe(sent);
  });
});
