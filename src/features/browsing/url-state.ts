import { useCallback, useLayoutEffect, useState } from 'react';
import { splitPath } from '../../../config/routes.ts';

/** The address with a parameter set, or without it when the value is the one it starts from. Other parts stay. */
export function addressWith(address: string, name: string, value: string, startsFrom: string): string {
  const url = new URL(address);
  if (value === startsFrom) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.href;
}

const pageShown = () => splitPath(location.pathname).path;
const parameterNow = (name: string) => new URLSearchParams(location.search).get(name);

/** Calls back whenever the address changes: Back and Forward, a link to the same page, our own writing. */
function onAddressChange(call: () => void): () => void {
  const source: EventTarget = 'navigation' in window ? navigation : window;
  const type = 'navigation' in window ? 'currententrychange' : 'popstate';
  source.addEventListener(type, call);
  return () => source.removeEventListener(type, call);
}

/**
 * A value that lives in one query parameter, so that a link can hold it (`?category=cloud`). Writing replaces the
 * history entry, keeps hash and other parameters, and leaves the parameter out when it has its starting value.
 * The prerendered page shows the starting value; the address is read right after hydration, before the next paint.
 * @param startsFrom the value without a parameter, and of every value that is not accepted (silently)
 * @param accepts whether a value from the address is one of ours; left out, every text is
 */
export function useUrlParameter(
  name: string,
  startsFrom: string,
  accepts?: (value: string) => boolean,
): [value: string, set: (value: string) => void] {
  const [written, setWritten] = useState<string | null>(null);

  useLayoutEffect(() => {
    const page = pageShown();
    const read = () => {
      // While the next page is on its way its address is already there, and this page is still to be seen.
      if (pageShown() === page) setWritten(parameterNow(name));
    };
    read();
    return onAddressChange(read);
  }, [name]);

  const set = useCallback(
    (value: string) => {
      setWritten(value);
      try {
        history.replaceState(history.state, '', addressWith(location.href, name, value, startsFrom));
      } catch {
        // Safari refuses more than 100 changes in 30 seconds (fast typing): what is shown stays right.
      }
    },
    [name, startsFrom],
  );

  const value = written === null || (accepts && !accepts(written)) ? startsFrom : written;
  return [value, set];
}
