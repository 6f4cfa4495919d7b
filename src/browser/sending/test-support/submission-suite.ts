import { describe, expect, it } from 'vitest';
import type { Application } from '#shared/contracts/application.ts';
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

/** The stored part of an application (SPEC section 3, Application record). */
export function applicationKept({ resume, ...rest }: Application) {
  return {
    ...rest,
    id: expect.stringMatching(/^app-\d{13}$/),
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
    status: 'new',
    resume: { name: resume.name, sizeBytes: resume.size, type: resume.type },
  };
}

/**
 * Contract tests for every way to submit a form.
 * @param name in the report
 * @param create makes one whose service answers at once
 * @param keptOf the returned value, if it is not the input
 */
export function describeSubmission<Sent, Kept = Sent>(
  name: string,
  create: () => Submit<Sent, Kept> | Promise<Submit<Sent, Kept>>,
  samples: Readonly<Record<'full' | 'short', Sent>>,
  keptOf: (sent: Sent) => unknown = (sent) => sent,
): void {
  describe(`submit: ${name}`, () => {
    it('takes one form after the other, and gives back what is kept of it (R180, R190, R225, R226)', async () => {
      const submit = await create();
      for (const sample of [samples.full, samples.short])
        expect(await submit(sample)).toEqual({ ok: true, value: keptOf(sample) });
    });

    it('answers "aborted" instead of throwing when the signal has aborted', async () => {
      const outcome = await (await create())(samples.short, AbortSignal.abort());
      expect(outcome).toEqual({ ok: false, reason: 'aborted' });
    });

    it('answers "aborted" when the signal aborts on the way', async () => {
      const controller = new AbortController();
      const pending = (await create())(samples.short, controller.signal);
      controller.abort();
      expect(await pending).toEqual({ ok: false, reason: 'aborted' });
    });
  });
}
