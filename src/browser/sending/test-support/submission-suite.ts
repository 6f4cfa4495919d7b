import { describe, expect, it } from 'vitest';
import { enquiryForm, type Enquiry } from '#shared/forms/enquiry.ts';
import { emptyOf, enquirySample } from '#shared/test-support/form-samples.ts';
import type { Submit } from '#src/browser/sending/submit.ts';

/** One enquiry with all fields, and one with only the required fields. */
export const sampleEnquiries = {
  full: enquirySample,
  short: {
    ...emptyOf(enquiryForm),
    name: 'Jon',
    email: 'jon@halden.example',
    message: 'Call me.',
  },
} as const satisfies Record<string, Enquiry>;

/**
 * Contract tests for every way to submit a form.
 * @param name in the report
 * @param create makes one whose service answers at once
 */
export function describeSubmission<Sent>(
  name: string,
  create: () => Submit<Sent>,
  samples: Readonly<Record<'full' | 'short', Sent>>,
): void {
  describe(`submit: ${name}`, () => {
    it('takes one form after the other (R180, R190, R225, R226)', async () => {
      const submit = create();
      for (const sample of [samples.full, samples.short]) expect(await submit(sample)).toEqual({ ok: true });
    });

    it('answers "aborted" instead of throwing when the signal has aborted', async () => {
      const outcome = await create()(samples.short, AbortSignal.abort());
      expect(outcome).toEqual({ ok: false, reason: 'aborted' });
    });

    it('answers "aborted" when the signal aborts on the way', async () => {
      const controller = new AbortController();
      const pending = create()(samples.short, controller.signal);
      controller.abort();
      expect(await pending).toEqual({ ok: false, reason: 'aborted' });
    });
  });
}
