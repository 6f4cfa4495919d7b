/**
 * The life of the application form (SPEC section 4): idle, submitting, and from there succeeded, which ends in the redirect to
 * Careers, or back to idle after a failure.
 */
export type ApplicationState = 'idle' | 'submitting' | 'succeeded';

export type ApplicationEvent = 'submit' | 'succeeded' | 'failed';

/** The next state; an event that does not fit the state changes nothing, so a double submit is one. */
export function nextApplicationState(state: ApplicationState, event: ApplicationEvent): ApplicationState {
  switch (event) {
    case 'submit':
      return state === 'idle' ? 'submitting' : state;
    case 'succeeded':
      return state === 'submitting' ? 'succeeded' : state;
    case 'failed':
      return state === 'submitting' ? 'idle' : state;
  }
}
