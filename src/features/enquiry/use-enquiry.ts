import { useEffect, useReducer, useRef } from 'react';
import type { Enquiry } from '../../../shared/contracts/enquiry.ts';
import { useServices } from '../../services/services-context.ts';
import { idle, nextEnquiryState, type EnquiryState } from './enquiry-state.ts';

/**
 * The contact form's state and what changes it, over the enquiry port.
 * Leaving the page aborts a message on its way; nothing happens after that.
 * @param onRefused told when a message did not get through
 */
export function useEnquiry(onRefused: () => void): {
  state: EnquiryState;
  send: (enquiry: Enquiry) => Promise<void>;
} {
  const { enquiry: port } = useServices();
  const [state, dispatch] = useReducer(nextEnquiryState, idle);
  const underway = useRef<AbortController>(null);
  useEffect(() => () => underway.current?.abort(), []);

  async function send(enquiry: Enquiry): Promise<void> {
    if (underway.current) return;
    const controller = new AbortController();
    underway.current = controller;
    dispatch({ type: 'submit', enquiry });
    const outcome = await port.send(enquiry, controller.signal);
    underway.current = null;
    if (controller.signal.aborted) return;
    dispatch({ type: outcome.ok ? 'sent' : 'refused' });
    if (!outcome.ok) onRefused();
  }

  return { state, send };
}
