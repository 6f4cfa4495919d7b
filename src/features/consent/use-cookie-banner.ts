import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
} from 'react';
import { limits } from '#shared/limits.ts';
import type { OptionalScript } from '#content/site-file/site.ts';
import { storageKey } from '#shared/storage-keys.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { afterLoad } from '#src/browser/after-load.ts';
import { fetchModule } from '#src/browser/fetch-module.ts';
import { notify } from '#src/components/notifications/notifications-store.ts';
import type { CookieBannerProps } from './choice-panel.tsx';
import { storeConsent, storedConsent, type Consent } from './stored-consent.ts';
// In the page's stylesheet, because 300 bytes cost less than a request.
import './choice-panel.module.css';

type Banner = ComponentType<CookieBannerProps>;

/** State and actions of the banner, for the page shell. */
export interface CookieBannerControl {
  /** The banner while it is open, else null. */
  Banner: Banner | null;
  props: Omit<CookieBannerProps, 'words'>;
  /** Opens the banner again, from a button that gets the focus back; a stable function. */
  request: (click: MouseEvent<HTMLElement>) => void;
}

const noScripts: readonly OptionalScript[] = [];

/** Whether optional scripts run or load: only a new document can stop them. */
let isRunning = false;

/** Loads the scripts after consent; without it, deletes their cookies, and stops those that run. */
async function applyToScripts(scripts: readonly OptionalScript[], consent: Consent | null): Promise<void> {
  if (scripts.length === 0) return;
  const mustReload = isRunning && consent !== 'all';
  // Most first visitors have neither consent nor cookies, and need no code.
  if (consent !== 'all' && !isRunning && document.cookie === '') return;
  isRunning = consent === 'all';
  try {
    const code = await fetchModule(() => import('./optional-scripts.ts'));
    // The answer may have changed while the code loaded.
    if (isRunning) code.loadOptionalScripts(scripts);
    else code.deleteDeclaredCookies(scripts);
  } catch {
    // Without the code no script runs, and the next page deletes the cookies.
  }
  if (mustReload) location.reload();
}

/**
 * Opens the cookie banner some time after load when no answer is stored (SPEC section 4). Closing it stores
 * nothing and lasts until the next load. Optional scripts run once the answer is `all`; withdrawing it deletes
 * their cookies and reloads the page without them, also when the answer comes from another tab, or was given
 * before Back led to this page. The banner's code loads only when it opens; if that fails there is no answer, so
 * no optional script runs, and a visitor who asked for it sees a message.
 * @param loadFailed that message
 * @param scripts those that need consent, the same on every page
 * @param isNeverShown leaves the banner closed on a site without such scripts; the footer opens it all the same
 */
export function useCookieBanner(
  loadFailed: Picked<'loadError'>,
  scripts: readonly OptionalScript[] = noScripts,
  isNeverShown = false,
): CookieBannerControl {
  const [state, setState] = useState<'waiting' | 'open' | 'requested' | 'closed'>('waiting');
  const [Banner, setBanner] = useState<Banner | null>(null);
  const focusBefore = useRef<HTMLElement | null>(null);
  const isOpen = state === 'open' || state === 'requested';

  const open = useCallback(async (how: 'open' | 'requested', onFailure?: () => void) => {
    setState((now) => (how === 'requested' || now === 'waiting' ? how : now));
    try {
      const { CookieBanner } = await fetchModule(() => import('./choice-panel.tsx'));
      setBanner(() => CookieBanner);
    } catch {
      setState((now) => (now === how ? 'closed' : now));
      onFailure?.();
    }
  }, []);

  useEffect(() => {
    void applyToScripts(scripts, storedConsent());
    if (isNeverShown && scripts.length === 0) return;
    return afterLoad(limits.cookieBanner.delayMs, () => {
      if (storedConsent() === null) void open('open');
    });
  }, [scripts, isNeverShown, open]);

  const close = () => {
    setState('closed');
    focusBefore.current?.focus({ preventScroll: true });
    focusBefore.current = null;
  };

  const apply = (consent: Consent) => {
    void applyToScripts(scripts, consent);
    if (isOpen) close();
  };

  const choose = (consent: Consent) => {
    storeConsent(consent);
    apply(consent);
  };

  const applyStored = useEffectEvent(() => {
    const consent = storedConsent();
    if (consent !== null) apply(consent);
  });

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKey('consent')) applyStored();
    };
    // A page restored from the back/forward cache has missed changes.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) applyStored();
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onPageShow);
    };
  }, []);

  const request = useCallback(
    ({ currentTarget }: MouseEvent<HTMLElement>) => {
      // Not the active element: Safari does not focus a button on click.
      focusBefore.current = currentTarget;
      const { title, text } = loadFailed;
      void open('requested', () => notify({ channel: 'status', tone: 'error', title, description: text }));
    },
    [open, loadFailed],
  );

  return {
    Banner: isOpen ? Banner : null,
    props: { isRequested: state === 'requested', onChoose: choose, onClose: close },
    request,
  };
}
