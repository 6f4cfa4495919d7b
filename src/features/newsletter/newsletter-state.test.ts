import { describe, expect, it } from 'vitest';
import { idle, nextNewsletterState, type NewsletterState } from './newsletter-state.ts';

const email = 'mira@halden.example';
const submitting: NewsletterState = { status: 'submitting', email };
const subscribed: NewsletterState = { status: 'subscribed', email };

describe('newsletter state', () => {
  it('goes from idle to submitting to subscribed (R177)', () => {
    const first = nextNewsletterState(idle, { type: 'submit', email });
    expect(first).toEqual(submitting);
    expect(nextNewsletterState(first, { type: 'subscribed' })).toEqual(subscribed);
  });

  it('goes back to idle with "Subscribe another email" (R180)', () => {
    expect(nextNewsletterState(subscribed, { type: 'again' })).toEqual(idle);
  });

  it('goes back to idle when the sign-up is refused', () => {
    expect(nextNewsletterState(submitting, { type: 'refused' })).toEqual(idle);
  });

  it('takes a second submit for the first', () => {
    expect(nextNewsletterState(submitting, { type: 'submit', email: 'jon@halden.example' })).toBe(submitting);
    expect(nextNewsletterState(subscribed, { type: 'submit', email })).toBe(subscribed);
  });

  it('ignores answers nobody waits for', () => {
    expect(nextNewsletterState(idle, { type: 'subscribed' })).toBe(idle);
    expect(nextNewsletterState(subscribed, { type: 'refused' })).toBe(subscribed);
    expect(nextNewsletterState(submitting, { type: 'again' })).toBe(submitting);
  });
});
