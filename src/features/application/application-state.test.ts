import { describe, expect, it } from 'vitest';
import { nextApplicationState } from './application-state.ts';

describe('application state', () => {
  it('goes from idle to submitting to succeeded (R220, R221)', () => {
    expect(nextApplicationState('idle', 'submit')).toBe('submitting');
    expect(nextApplicationState('submitting', 'succeeded')).toBe('succeeded');
  });

  it('goes back to idle when it failed (R223)', () => {
    expect(nextApplicationState('submitting', 'failed')).toBe('idle');
  });

  it('takes a second submit for the first, on the way and after it', () => {
    expect(nextApplicationState('submitting', 'submit')).toBe('submitting');
    expect(nextApplicationState('succeeded', 'submit')).toBe('succeeded');
  });

  it('ignores answers nobody waits for', () => {
    expect(nextApplicationState('idle', 'succeeded')).toBe('idle');
    expect(nextApplicationState('succeeded', 'failed')).toBe('succeeded');
  });
});
