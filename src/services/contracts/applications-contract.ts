import { describe, expect, it } from 'vitest';
import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';
import type { ApplicationsPort } from '../ports.ts';

/**
 * What every adapter of the applications has to keep, simulated or live.
 * @param name names the adapter in the report
 * @param create makes an adapter that has applications, and a way to let the next one come in
 */
export function describeApplicationsContract(
  name: string,
  create: () => { port: ApplicationsPort; nextArrives: () => Promise<unknown> },
): void {
  const listed = async (port: ApplicationsPort) => {
    const outcome = await port.list();
    return outcome.ok ? outcome.value : [];
  };

  describe(`applications contract: ${name}`, () => {
    it('lists records with every field of the specification (R272)', async () => {
      const records = await listed(create().port);
      expect(records.length).toBeGreaterThan(0);
      expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
      for (const record of records) {
        for (const field of ['id', 'firstName', 'lastName', 'email', 'phone', 'jobTitle', 'jobId'] as const) {
          expect(record[field], `${record.id} ${field}`).not.toBe('');
        }
        expect(new Date(record.date).toISOString()).toBe(record.date);
        expect(['new', 'reviewed']).toContain(record.status);
      }
    });

    it('tells of an arrival, and has it in the list from then on (R273, R276)', async () => {
      const { port, nextArrives } = create();
      const before = await listed(port);
      const heard: ReceivedApplication[] = [];
      const stop = port.subscribe((application) => heard.push(application));
      await nextArrives();
      stop();
      expect(heard).toHaveLength(1);
      expect(heard[0]?.status).toBe('new');
      expect(before.some(({ id }) => id === heard[0]?.id)).toBe(false);
      expect(await listed(port)).toEqual([...before, ...heard]);
    });

    it('tells nobody who has left', async () => {
      const { port, nextArrives } = create();
      const heard: ReceivedApplication[] = [];
      port.subscribe((application) => heard.push(application))();
      const stop = port.subscribe(() => {});
      await nextArrives();
      stop();
      expect(heard).toEqual([]);
    });

    it('gives every caller a list of its own', async () => {
      const { port } = create();
      expect(await port.list()).not.toBe(await port.list());
    });
  });
}
