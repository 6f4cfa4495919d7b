import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';
import type { ApplicationsPort } from '../ports.ts';
import { createSimulatedApplications } from './applications.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2025-05-07T09:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('simulated applications', () => {
  const job = { jobId: 'gardener', jobTitle: 'Gardener' };
  const applicantOf = (firstName: string) => ({
    ...job,
    firstName,
    lastName: 'Moor',
    email: `${firstName}@x.example`,
    phone: '1',
  });
  const received: ReceivedApplication[] = [
    { ...applicantOf('ada'), id: 'app-1', date: '2025-05-06T16:42:00.000Z', status: 'reviewed' },
  ];
  const applicants = ['bo', 'cy', 'dee'].map(applicantOf);
  const createPort = () => createSimulatedApplications({ received, applicants });

  function start() {
    const port = createPort();
    const heard: ReceivedApplication[] = [];
    const stop = port.subscribe((application) => heard.push(application));
    return { port, heard, stop };
  }
  async function listed({ list }: Pick<ApplicationsPort, 'list'>) {
    const outcome = await list();
    return outcome.ok ? outcome.value : [];
  }

  it('lists what came in before (R272)', async () => {
    expect(await listed(createPort())).toEqual(received);
  });

  it('lists nothing, and nobody arrives, where a site has no applications', async () => {
    const port = createSimulatedApplications({ received: [], applicants: [] });
    const heard: ReceivedApplication[] = [];
    port.subscribe((application) => heard.push(application));
    vi.advanceTimersByTime(90_000);
    expect([await listed(port), heard]).toEqual([[], []]);
  });

  it('tells of an arrival, and has it in the list from then on (R273, R276)', async () => {
    const { port, heard } = start();
    const before = await listed(port);
    vi.advanceTimersByTime(30_000);
    expect(heard.map(({ status }) => status)).toEqual(['new']);
    expect(await listed(port)).toEqual([...before, ...heard]);
    expect(await listed(port)).not.toBe(await listed(port));
  });

  it('tells nobody who has left, while others listen', () => {
    const { port, heard } = start();
    const left: ReceivedApplication[] = [];
    port.subscribe((application) => left.push(application))();
    vi.advanceTimersByTime(30_000);
    expect(heard).toHaveLength(1);
    expect(left).toEqual([]);
  });

  it('lets one arrive every 30 seconds, not sooner, dated now (R273)', () => {
    const { heard } = start();
    vi.advanceTimersByTime(29_999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard.map(({ date }) => date)).toEqual(['2025-05-07T09:00:30.000Z']);
    expect(heard[0]?.id).toBe(`app-${Date.parse('2025-05-07T09:00:30.000Z')}`);
    vi.advanceTimersByTime(60_000);
    expect(heard).toHaveLength(3);
  });

  it('lets different people arrive, and starts again when the list is through (R273, R275)', () => {
    const { heard } = start();
    vi.advanceTimersByTime(30_000 * (applicants.length + 1));
    const names = heard.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    expect(new Set(names.slice(0, -1)).size).toBe(applicants.length);
    expect(names.at(-1)).toBe(names[0]);
    expect(new Set(heard.map(({ id }) => id)).size).toBe(heard.length);
    expect(new Set(heard.map(({ status }) => status))).toEqual(new Set(['new']));
  });

  it('stops its clock when nobody listens any more, and goes on with the next person (R273)', () => {
    const { port, heard, stop } = start();
    vi.advanceTimersByTime(30_000);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(300_000);
    port.subscribe((application) => heard.push(application));
    vi.advanceTimersByTime(30_000);
    expect(heard).toHaveLength(2);
    expect(heard[1]?.email).not.toBe(heard[0]?.email);
  });

  it('forgets the arrivals with the page (R273)', async () => {
    const { port } = start();
    vi.advanceTimersByTime(30_000);
    expect(await listed(port)).toHaveLength(received.length + 1);
    expect(await listed(createPort())).toHaveLength(received.length);
  });
});
