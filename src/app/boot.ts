/**
 * Runs before the first paint, as a blocking file (the policy allows no inline script): sets language, theme
 * and header state, and runs the splash. Independent of React; storage may be unavailable.
 */
import { splashLimits } from '#shared/limits.ts';
import { storageKey } from '#shared/storage-keys.ts';
import { colourBrowserBars } from '#src/browser/browser-bars.ts';
import { readStored } from '#src/browser/safe-storage.ts';
import { careersOfUnknownJob, pathInLanguage, prefixOfAddress } from '#src/components/page-addresses.ts';

/** From build/head-script.ts: the URL of src/styles/old-browsers.css, and which browsers do not need it. */
declare const oldBrowserStylesheet: { href: string; unless: string };

const root = document.documentElement;

/**
 * Redirects an unprefixed address to the stored language, if the page exists in it; an explicit prefix wins.
 */
function followStoredLanguage(): void {
  const stored = readStored(storageKey('language'));
  if (!stored || stored === root.lang || prefixOfAddress() !== undefined) return;
  const path = pathInLanguage(stored);
  if (path !== undefined) location.replace(path + location.search + location.hash);
}

/** Redirects an unknown job to Careers without a history entry (SPEC section 8). */
function leaveUnknown(): void {
  const target = careersOfUnknownJob(root, location.pathname);
  if (target) location.replace(target);
}

function pinStoredTheme(): void {
  const stored = readStored(storageKey('theme'));
  if (stored !== 'light' && stored !== 'dark') return;
  root.dataset.theme = stored;
  colourBrowserBars(stored);
}

/** SPEC section 4: 10 more every 100 ms; hides 300 ms after 100. Any key, click or wheel ends it. */
function runSplash(): void {
  const { stepMs, stepPercent, hideDelayMs } = splashLimits;
  const enders = ['keydown', 'pointerdown', 'wheel'];
  let percent = 0;
  let hideTimer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearInterval(stepTimer);
    clearTimeout(hideTimer);
    for (const type of enders) removeEventListener(type, end);
    delete root.dataset.splash;
  };
  const stepTimer = setInterval(() => {
    percent += stepPercent;
    root.dataset.splash = String(percent);
    const splash = document.getElementById('splash');
    splash?.querySelector(`g path:nth-child(${percent / stepPercent})`)?.classList.add('laid');
    splash?.querySelector('b')?.replaceChildren(String(percent));
    if (percent < 100) return;
    splash?.querySelector('.cap')?.classList.add('laid');
    clearInterval(stepTimer);
    hideTimer = setTimeout(end, hideDelayMs);
  }, stepMs);
  root.dataset.splash = '0';
  for (const type of enders) addEventListener(type, end, { passive: true });
}

const textFont = '1em "Site Sans"';

/** Whether the text font is loaded; until then text has the fallback font, which has other widths. */
const isFontThere = () => document.fonts.check(textFont);

/** Fulfilled when the text font is loaded; rejected when it cannot be. */
const fontArrives = () => document.fonts.load(textFont);

/**
 * Keeps the fallback font on this page when the text font is still missing at the end of the splash, because text must
 * not shift while it is read (docs/decisions/010-steady-arrival.md). The time is the same when the visitor has ended
 * the splash early.
 */
function giveUpLateFonts(): void {
  const { stepMs, stepPercent, hideDelayMs } = splashLimits;
  setTimeout(
    () => {
      if (isFontThere()) return;
      root.dataset.lateFonts = '';
      // Recorded, because a browser drops a font that no text uses when other style rules start to apply: after a phone
      // is rotated, or when style sheets load out of order.
      const remember = () => {
        root.dataset.lateFonts = 'there';
      };
      fontArrives().then(remember, () => undefined);
    },
    (100 / stepPercent) * stepMs + hideDelayMs,
  );
}

/** Loads the styles for browsers older than build/supported-browsers.ts, which ignore the others. */
function loadOldBrowserStyles(): void {
  if (CSS.supports(oldBrowserStylesheet.unless)) return;
  const link = document.createElement('link');
  link.id = 'old-browser-styles';
  link.rel = 'stylesheet';
  link.href = oldBrowserStylesheet.href;
  document.head.append(link);
}

// Every page starts at its top or hash (src/app/script-loader.ts), also after a reload and Back (SPEC section 2).
history.scrollRestoration = 'manual';
loadOldBrowserStyles();
leaveUnknown();
followStoredLanguage();
pinStoredTheme();
root.toggleAttribute('data-top', scrollY < 1);
if (!('noSplash' in root.dataset)) runSplash();
giveUpLateFonts();
