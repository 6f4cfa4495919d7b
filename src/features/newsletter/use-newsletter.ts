import { useEffect, useReducer, useRef } from 'react';
import { useServices } from '../../services/services-context.ts';
import { idle, nextNewsletterState, type NewsletterState } from './newsletter-state.ts';

/**
 * The newsletter form's state and what changes it, over the newsletter port.
 * Leaving the page aborts a sign-up on its way; nothing happens after that.
 * @param onSubscribed told once for each sign-up that happened
 */
export function useNewsletter(onSubscribed: () => void): {
  state: NewsletterState;
  submit: (email: string) => Promise<void>;
  again: () => void;
} {
  const { newsletter } = useServices();
  const [state, dispatch] = useReducer(nextNewsletterState, idle);
  const underway = useRef<AbortController>(null);
  useEffect(() => () => underway.current?.abort(), []);

  async function submit(email: string): Promise<void> {
    if (underway.current) return;
    const controller = new AbortController();
    underway.current = controller;
    dispatch({ type: 'submit', email });
    const outcome = await newsletter.subscribe(email, controller.signal);
    underway.current = null;
    if (controller.signal.aborted) return;
    dispatch({ type: outcome.ok ? 'subscribed' : 'refused' });
    if (outcome.ok) onSubscribed();
  }

  return { state, submit, again: () => dispatch({ type: 'again' }) };
}
