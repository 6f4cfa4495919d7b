import { expect, it } from 'vitest';
import { isLate } from './unsent-note.tsx';

it.each([
  [599, false],
  [600, true],
  [86_400, true],
])('an email that has waited for %i s is late: %s', (oldestWaitingS, late) => {
  expect(isLate({ oldestWaitingS, waiting: 1, dead: 0, newlyDead: 0 })).toBe(late);
});
