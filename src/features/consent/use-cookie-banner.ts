import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { limits } from '../../../config/limits.ts';
import { scriptsAfterConsent } from '../../../config/site.ts';
import { afterLoad } from './after-load.ts';
import { storeConsent, storedConsent, type Consent } from './consent.ts';
import type { CookieBannerProps } from './cookie-banner.tsx';
import { areOptionalScriptsRunning, loadOptionalScripts } from './optional-scripts.ts';
// With the styles that are there from the start: 300 bytes cost less than a request.
import './cookie-banner.module.css';

type Banner = ComponentType<CookieBannerProps>;

/** The banner's life, for the shell. */
export interface CookieBannerControl {
  /** The banner while it is open, else null. */
  Banner: Banner | null;
  /** What the banner needs beside its words. */
  props: Omit<CookieBannerProps, 'words'>;
  /** Opens it again, for the footer; always the same function. */
  request: () => void;
}

async function fetchBanner(): Promise<Banner | null> {
  try {
    return (await import('./cookie-banner.tsx')).CookieBanner;
  } catch {
    return null;
  }
}

/**
 * Opens the cookie banner some time after load when no answer is stored (SPEC section 4). Closing hides it for this load,
 * over every page change, and stores nothing. The optional scripts run once the answer is `all`; who takes that back gets the page
 * anew, without them.
 * The banner itself is fetched when it is due: who has answered never loads it. Should that fail there is no answer, so
 * nothing optional runs, and the next load asks again.
 */
export function useCookieBanner(): CookieBannerControl {
  const [state, setState] = useState<'waiting' | 'open' | 'requested' | 'closed'>('waiting');
  const [Banner, setBanner] = useState<Banner | null>(null);
  const focusBefore = useRef<Element | null>(null);

  useEffect(() => {
    if (storedConsent() === 'all') loadOptionalScripts(scriptsAfterConsent);
    return afterLoad(limits.cookieBanner.delayMs, () => {
      if (storedConsent() !== null) return;
      setState((now) => (now === 'waiting' ? 'open' : now));
      void fetchBanner().then((fetched) => setBanner(() => fetched));
    });
  }, []);

  const close = () => {
    setState('closed');
    if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus({ preventScroll: true });
    focusBefore.current = null;
  };

  const choose = (consent: Consent) => {
    storeConsent(consent);
    if (consent === 'all') loadOptionalScripts(scriptsAfterConsent);
    else if (areOptionalScriptsRunning()) location.reload();
    close();
  };

  const request = useCallback(() => {
    focusBefore.current = document.activeElement;
    setState('requested');
    void fetchBanner().then((fetched) => setBanner(() => fetched));
  }, []);

  const isOpen = state === 'open' || state === 'requested';
  return {
    Banner: isOpen ? Banner : null,
    props: { isRequested: state === 'requested', onChoose: choose, onClose: close },
    request,
  };
}
