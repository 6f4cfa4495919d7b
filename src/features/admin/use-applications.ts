import { useEffect, useEffectEvent, useState } from 'react';
import type { ReceivedApplication } from '../../../shared/contracts/received-application.ts';
import type { ApplicationsPort } from '../../ports/ports.ts';
import { sortApplications } from './sort-applications.ts';

/**
 * The applications, newest first, with those that arrive while the dashboard is open (SPEC section 7).
 * @param onArrival called for each new one
 * @returns null while loading; `unavailable` when loading failed
 */
export function useApplications(
  port: ApplicationsPort,
  onArrival: (application: ReceivedApplication) => void,
): readonly ReceivedApplication[] | 'unavailable' | null {
  const [applications, setApplications] = useState<readonly ReceivedApplication[] | 'unavailable' | null>(
    null,
  );
  const announce = useEffectEvent(onArrival);

  useEffect(() => {
    let isCurrent = true;
    async function refresh(): Promise<void> {
      const outcome = await port.list();
      if (!isCurrent) return;
      if (outcome.ok) setApplications(sortApplications(outcome.value));
      else setApplications((known) => known ?? outcome.reason);
    }
    const stop = port.subscribe((application) => {
      announce(application);
      void refresh();
    });
    void refresh();
    return () => {
      isCurrent = false;
      stop();
    };
  }, [port]);

  return applications;
}
