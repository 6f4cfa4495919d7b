import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHoverIntent } from './hover-intent.ts';

/** SPEC section 4, "Hovered nav group": the figures are written out on purpose. */
const delays = { openMs: 200, skipMs: 300, closeMs: 150 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Step = number | 'leave' | 'close' | 'dispose' | [does: 'enter' | 'press' | 'open', group: string];

/** Steps, waits in ms among them, and all that was shown after the last one; null: nothing. */
const cases: [what: string, steps: Step[], shown: (string | null)[]][] = [
  ['a hovered group is closed at 199 ms', [['enter', 'services'], 199], []],
  ['and open at 200 ms', [['enter', 'services'], 200], ['services']],
  ['leaving before 200 ms opens nothing', [['enter', 'services'], 150, 'leave', 1000], []],
  ['leaving closes after 150 ms, not before', [['enter', 'services'], 200, 'leave', 149], ['services']],
  ['and not later', [['enter', 'services'], 200, 'leave', 150], ['services', null]],
  [
    'coming back within 150 ms keeps the panel open',
    [['enter', 'services'], 200, 'leave', 120, ['enter', 'services'], 1000],
    ['services'],
  ],
  [
    'another group opens at once within 300 ms of leaving',
    [['enter', 'services'], 200, 'leave', 300, ['enter', 'company']],
    ['services', null, 'company'],
  ],
  [
    'more than 300 ms after leaving the delay applies again',
    [['enter', 'services'], 200, 'leave', 301, ['enter', 'company'], 199],
    ['services', null],
  ],
  [
    'passing over a group that never opened earns no skip',
    [['enter', 'services'], 100, 'leave', ['enter', 'company'], 199],
    [],
  ],
  [
    'moving from an open group to the next shows one panel, the new one',
    [['enter', 'services'], 200, 'leave', ['enter', 'resources'], 1000],
    ['services', 'resources'],
  ],
  ['a press opens at once', [['press', 'company']], ['company']],
  [
    'a second press closes',
    [
      ['press', 'company'],
      ['press', 'company'],
    ],
    ['company', null],
  ],
  [
    'a click never closes a panel that hovering opened',
    [['enter', 'company'], 200, ['press', 'company'], ['press', 'company']],
    ['company'],
  ],
  [
    'a click during the open delay opens at once and once',
    [['enter', 'company'], 100, ['press', 'company'], 1000],
    ['company'],
  ],
  [
    'Escape closes at once and the next hover waits the full delay',
    [['open', 'services'], 'close', ['enter', 'company'], 199],
    ['services', null],
  ],
  ['a disposed intent changes nothing any more', [['enter', 'services'], 'dispose', 1000], []],
];

test.each(cases)('R058 R059 R060 R061 R062 R063 R064 %s', (_, steps, shown) => {
  const opened: (string | null)[] = [];
  const intent = createHoverIntent<string>(delays, (id) => opened.push(id));
  for (const step of steps)
    if (typeof step === 'number') vi.advanceTimersByTime(step);
    else if (typeof step === 'string') intent[step]();
    else intent[step[0]](step[1]);
  expect(opened).toEqual(shown);
});
