import { useEffect, useReducer, useRef } from 'react';
import type { Application } from '../../../shared/contracts/application.ts';
import { useServices } from '../../services/services-context.ts';
import { nextApplicationState, type ApplicationState } from './application-state.ts';

/**
 * The application form's state and what changes it, over the application port.
 * Leaving the page aborts an application on its way; nothing happens after that.
 * @param on told once how an application ended
 */
export function useApplication(on: { succeeded: () => void; failed: () => void }): {
  state: ApplicationState;
  submit: (application: Application) => Promise<void>;
} {
  const { application: port } = useServices();
  const [state, dispatch] = useReducer(nextApplicationState, 'idle');
  const underway = useRef<AbortController>(null);
  const latest = useRef(on);
  useEffect(() => {
    // What is said at the end is in the language the page has by then.
    latest.current = on;
  });
  useEffect(() => () => underway.current?.abort(), []);

  async function submit(application: Application): Promise<void> {
    if (underway.current || state === 'succeeded') return;
    const controller = new AbortController();
    underway.current = controller;
    dispatch('submit');
    const outcome = await port.submit(application, controller.signal);
    if (controller.signal.aborted) return;
    if (outcome.ok) {
      dispatch('succeeded');
      latest.current.succeeded();
      return;
    }
    underway.current = null;
    dispatch('failed');
    latest.current.failed();
  }

  return { state, submit };
}
