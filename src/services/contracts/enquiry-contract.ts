import { describe, expect, it } from 'vitest';
import type { Enquiry } from '../../../shared/contracts/enquiry.ts';
import type { EnquiryPort } from '../ports.ts';

/** An enquiry with everything filled in, and one with no more than the form requires. */
export const sampleEnquiries = {
  full: {
    name: "Mira O'Dell",
    email: 'mira@halden.example',
    phone: '+47 22 00 00 00',
    company: 'Halden & Sønner',
    serviceInterest: 'database',
    message: 'Reports take 40 minutes.\nThe index is <b>fine</b>, we think.',
  },
  short: {
    name: 'Jon',
    email: 'jon@halden.example',
    phone: '',
    company: '',
    serviceInterest: '',
    message: 'Call me.',
  },
} as const satisfies Record<string, Enquiry>;

/**
 * What every enquiry adapter has to keep, simulated or live.
 * @param name names the adapter in the report
 * @param create makes an adapter whose outside world is there and answers at once
 */
export function describeEnquiryContract(name: string, create: () => EnquiryPort): void {
  describe(`enquiry contract: ${name}`, () => {
    it.each(Object.entries(sampleEnquiries))(
      'gives back the enquiry it sent: %s (R190)',
      async (_, enquiry) => {
        expect(await create().send(enquiry)).toEqual({ ok: true, value: enquiry });
      },
    );

    it('sends a second enquiry after the first', async () => {
      const port = create();
      await port.send(sampleEnquiries.full);
      expect(await port.send(sampleEnquiries.short)).toEqual({ ok: true, value: sampleEnquiries.short });
    });

    it('answers "aborted" instead of throwing when the signal has aborted', async () => {
      const outcome = await create().send(sampleEnquiries.short, AbortSignal.abort());
      expect(outcome).toEqual({ ok: false, reason: 'aborted' });
    });

    it('answers "aborted" when the signal aborts on the way', async () => {
      const controller = new AbortController();
      const pending = create().send(sampleEnquiries.short, controller.signal);
      controller.abort();
      expect(await pending).toEqual({ ok: false, reason: 'aborted' });
    });
  });
}
