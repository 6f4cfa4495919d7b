/** The life of the newsletter form (SPEC section 4): idle, submitting for about a second, subscribed, and back. */
export type NewsletterState =
  | { status: 'idle' }
  | { status: 'submitting'; email: string }
  | { status: 'subscribed'; email: string };

export type NewsletterEvent =
  | { type: 'submit'; email: string }
  | { type: 'subscribed' }
  /** The sign-up did not happen; the form is still there with what was typed. */
  | { type: 'refused' }
  /** "Subscribe another email". */
  | { type: 'again' };

export const idle: NewsletterState = { status: 'idle' };

/** The next state; an event that does not fit the state changes nothing, so a double submit is one. */
export function nextNewsletterState(state: NewsletterState, event: NewsletterEvent): NewsletterState {
  switch (event.type) {
    case 'submit':
      return state.status === 'idle' ? { status: 'submitting', email: event.email } : state;
    case 'subscribed':
      return state.status === 'submitting' ? { status: 'subscribed', email: state.email } : state;
    case 'refused':
      return state.status === 'submitting' ? idle : state;
    case 'again':
      return state.status === 'subscribed' ? idle : state;
  }
}
