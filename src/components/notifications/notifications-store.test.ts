import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotificationsStore, type Notification } from './notifications-store.ts';

const announcement = (title: string): Notification => ({ channel: 'announcement', tone: 'success', title });
const status = (title: string): Notification => ({ channel: 'status', tone: 'notice', title });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Step = number | Notification | `${'pause' | 'resume'} ${'hover' | 'focus' | 'hidden'}`;

/** Steps, waits in ms among them, and what is shown before and after the last millisecond. */
const cases: [what: string, steps: Step[], shown: string[]][] = [
  [
    'of two announcements one is visible, the newer, and it leaves after 5000 ms',
    [announcement('first'), 100, announcement('second'), 4999],
    ['second'],
  ],
  [
    'of four status messages three are visible and each leaves after 4000 ms',
    [...['one', 'two', 'three', 'four'].map(status), 3999],
    ['two', 'three', 'four'],
  ],
  [
    'the timer stops while paused and continues with the remaining time',
    [status('one'), 3000, 'pause hover', 60_000, 'resume hover', 999],
    ['one'],
  ],
  [
    'of two reasons to pause both have to be gone',
    [status('one'), 'pause hover', 'pause focus', 'resume hover', 60_000, 'resume focus', 3999],
    ['one'],
  ],
  [
    'what comes in during a pause gets its full time afterwards',
    ['pause hidden', status('one'), 10_000, 'resume hidden', 3999],
    ['one'],
  ],
];

test.each(cases)('R280 R282 R286 %s', (_, steps, shown) => {
  const store = createNotificationsStore();
  const titles = () => store.current().map(({ title }) => title);
  for (const step of steps)
    if (typeof step === 'number') vi.advanceTimersByTime(step);
    else if (typeof step === 'object') store.add(step);
    else {
      const [does, reason] = step.split(' ') as ['pause' | 'resume', 'hover' | 'focus' | 'hidden'];
      store[does](reason);
    }
  expect(titles()).toEqual(shown);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([]);
});
