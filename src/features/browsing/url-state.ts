import { useCallback, useLayoutEffect, useState } from 'react';
import { isPathOfPage } from '#src/components/page-addresses.ts';

/** The address with the parameter set, or without it for the starting value. Other parts stay. */
function addressWith(address: string, name: string, value: string, startsFrom: string): string {
  const url = new URL(address);
  if (value === startsFrom) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.href;
}

const parameterNow = (name: string) => new URLSearchParams(location.search).get(name);

/** Calls back when the address changes: Back, Forward, a link to the same page, our own change. */
function onAddressChange(call: () => void): () => void {
  const source: EventTarget = 'navigation' in window ? navigation : window;
  const type = 'navigation' in window ? 'currententrychange' : 'popstate';
  source.addEventListener(type, call);
  return () => source.removeEventListener(type, call);
}

/**
 * A value in a query parameter, so that it can be linked (`?category=cloud`). A change replaces the history
 * entry, keeps hash and other parameters, and omits the starting value. The prerendered page shows the
 * starting value; the address is read right after hydration, before the next paint.
 * @param startsFrom value when the parameter is missing or not accepted
 * @param accepts whether a value is valid; by default every text is
 */
export function useUrlParameter(
  name: string,
  startsFrom: string,
  accepts?: (value: string) => boolean,
): [value: string, set: (value: string) => void] {
  const [written, setWritten] = useState<string | null>(null);

  useLayoutEffect(() => {
    const { pathname } = location;
    const read = () => {
      // While the next page loads, the address is already the new one, but this page is still visible.
      if (location.pathname === pathname || isPathOfPage(location.pathname)) setWritten(parameterNow(name));
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
        // Safari refuses more than 100 changes in 30 seconds (fast typing); the view stays right.
      }
    },
    [name, startsFrom],
  );

  const value = written === null || (accepts && !accepts(written)) ? startsFrom : written;
  return [value, set];
}
