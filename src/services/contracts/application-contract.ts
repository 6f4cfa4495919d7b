import { describe, expect, it } from 'vitest';
import { sampleApplications } from '../../../shared/contracts/application-samples.ts';
import type { ApplicationPort } from '../ports.ts';

/**
 * What every application adapter has to keep, simulated or live.
 * @param name names the adapter in the report
 * @param create makes an adapter whose outside world is there and answers at once
 */
export function describeApplicationContract(name: string, create: () => ApplicationPort): void {
  describe(`application contract: ${name}`, () => {
    it.each(Object.entries(sampleApplications))(
      'gives back the record of what was submitted: %s (R225, R226)',
      async (_, application) => {
        const { resume, ...rest } = application;
        const outcome = await create().submit(application);
        if (!outcome.ok) throw new Error(outcome.reason);
        const { id, date, status, resume: facts, ...fields } = outcome.value;
        expect(id).toMatch(/^app-\d{13}$/);
        expect(new Date(date).toISOString()).toBe(date);
        expect(status).toBe('new');
        expect(fields).toEqual(rest);
        expect(facts).toEqual({ name: resume.name, sizeBytes: resume.size, type: resume.type });
      },
    );

    it('takes a second application after the first', async () => {
      const port = create();
      await port.submit(sampleApplications.full);
      expect(await port.submit(sampleApplications.short)).toMatchObject({
        ok: true,
        value: { firstName: 'Jon' },
      });
    });

    it('answers "aborted" instead of throwing when the signal has aborted', async () => {
      const outcome = await create().submit(sampleApplications.short, AbortSignal.abort());
      expect(outcome).toEqual({ ok: false, reason: 'aborted' });
    });

    it('answers "aborted" when the signal aborts on the way', async () => {
      const controller = new AbortController();
      const pending = create().submit(sampleApplications.short, controller.signal);
      controller.abort();
      expect(await pending).toEqual({ ok: false, reason: 'aborted' });
    });
  });
}
