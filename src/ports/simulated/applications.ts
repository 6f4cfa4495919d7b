import { limits } from '../../../config/limits.ts';
import { sampleApplications, sampleArrivals } from '../../../content/sample-applications.ts';
import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';
import type { ApplicationsPort } from '../ports.ts';

type Applicant = Omit<ReceivedApplication, 'id' | 'date' | 'status'>;

/**
 * Applications without a server (SPEC sections 3 and 7): sample records, and while somebody listens a new one
 * every 30 seconds from a repeating list. New ones are kept in memory until the page is left.
 * @param options.received earlier applications, newest first; by default the site's
 * @param options.applicants the new applicants; by default the site's
 * @param options.now the clock of the arrivals
 */
export function createSimulatedApplications({
  received: before = sampleApplications,
  applicants = sampleArrivals,
  now = () => new Date(),
}: {
  received?: readonly ReceivedApplication[];
  applicants?: readonly Applicant[];
  now?: () => Date;
} = {}): ApplicationsPort {
  const received = [...before];
  const listeners = new Set<(application: ReceivedApplication) => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let arrivals = 0;

  function arrive(): void {
    const applicant = applicants[arrivals % applicants.length];
    if (!applicant) return;
    arrivals += 1;
    const date = now();
    const application: ReceivedApplication = {
      ...applicant,
      id: `app-${date.getTime()}`,
      date: date.toISOString(),
      status: 'new',
    };
    received.push(application);
    for (const listener of listeners) listener(application);
  }

  return {
    async list() {
      return { ok: true, value: [...received] };
    },
    subscribe(onArrival) {
      if (listeners.size === 0) timer = setInterval(arrive, limits.admin.arrivalIntervalMs);
      listeners.add(onArrival);
      return () => {
        listeners.delete(onArrival);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
  };
}
