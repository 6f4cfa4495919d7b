import type { VisitSource } from '#shared/forms/source.ts';

/** What the browser knows of how its document was opened. */
interface Opened {
  /** Its first address. Moving through the site in place does not change it. */
  url: string;
  /** `navigate` for a link or a typed address, else `reload` or `back_forward`. */
  type: string;
  referrer: string;
  /** Whether the browser sends Global Privacy Control. */
  hasPrivacyControl: boolean;
}

type Known = Omit<VisitSource, 'page'>;

const unknown: Known = { firstPage: '', referrer: '', campaign: '' };

function opened(): Opened | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  if (!(entry instanceof PerformanceNavigationTiming)) return undefined;
  return {
    url: entry.name,
    type: entry.type,
    referrer: document.referrer,
    hasPrivacyControl: 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
  };
}

/**
 * Where a visit came from, read when a form is sent from what the browser itself remembers of the document: nothing is
 * stored. Unknown after a reload, where the document was opened from another page of the site, and with Global Privacy
 * Control.
 */
export function visitSource(how = opened()): Known {
  if (!how || how.type !== 'navigate' || how.hasPrivacyControl) return unknown;
  const { origin, pathname, searchParams } = new URL(how.url);
  const from = URL.canParse(how.referrer) ? new URL(how.referrer) : null;
  if (from?.origin === origin) return unknown;
  const campaign = [...searchParams].filter(([name]) => name.startsWith('utm_'));
  return {
    firstPage: pathname,
    referrer: from?.host ?? '',
    campaign: new URLSearchParams(campaign).toString(),
  };
}
