/**
 * Runs before the first paint, in a blocking file (the policy allows no inline script): settles the language,
 * the theme and the header's look, and runs the splash. Independent of React; every read of storage may fail.
 */
import { splashLimits } from '../../config/limits.ts';
import { defaultLanguage, languages } from '../../config/locales.ts';
import { redirectOfUnknown } from '../../config/routes.ts';
import { storageKeys } from '../../config/storage-keys.ts';
import { colourBrowserBars } from '../lib/browser-bars.ts';
import { isFontThere } from '../lib/late-fonts.ts';
import { readStored } from '../lib/safe-storage.ts';

/** Put in by build/head-script.ts: the address of src/styles/plain-page.css, and what a browser knows that does not need it. */
declare const plainPage: { href: string; unless: string };

const root = document.documentElement;
const prefixes: string[] = languages.filter((language) => language !== defaultLanguage);

/** An unprefixed address opened with another stored language goes to its twin; an explicit prefix wins for that view. */
function followStoredLanguage(): void {
  const stored = readStored(storageKeys.language);
  const { pathname, search, hash } = location;
  if (!stored || !prefixes.includes(stored) || prefixes.includes(pathname.split('/')[1] ?? '')) return;
  location.replace(`/${stored}${pathname === '/' ? '' : pathname}${search}${hash}`);
}

/** An unknown job goes to Careers, without an entry that Back would come through (SPEC section 8); any host works. */
function leaveUnknown(): void {
  const target = 'notFound' in root.dataset && redirectOfUnknown(location.pathname);
  if (target) location.replace(target);
}

function pinStoredTheme(): void {
  const stored = readStored(storageKeys.theme);
  if (stored !== 'light' && stored !== 'dark') return;
  root.dataset.theme = stored;
  colourBrowserBars(stored);
}

/** SPEC section 4: progress rises by 10 every 100 ms, the splash hides 300 ms after 100. Any key, click or wheel ends it. */
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

/**
 * A font that is not there when the splash ends by itself waits for the next page: a text that is being read does not jump
 * (docs/decisions/010). The time is the same when a visitor has ended the splash early.
 */
function giveUpLateFonts(): void {
  const { stepMs, stepPercent, hideDelayMs } = splashLimits;
  setTimeout(
    () => {
      if (!isFontThere()) root.dataset.lateFonts = '';
    },
    (100 / stepPercent) * stepMs + hideDelayMs,
  );
}

/** Browsers below config/supported-browsers.ts know none of the other styles; only they ask for these. */
function dressPlainly(): void {
  if (CSS.supports(plainPage.unless)) return;
  const link = document.createElement('link');
  link.id = 'plain-page';
  link.rel = 'stylesheet';
  link.href = plainPage.href;
  document.head.append(link);
}

// Every page begins at its top, or at the target of its hash (src/app/launch.ts), after a reload and Back too (SPEC section 2).
history.scrollRestoration = 'manual';
dressPlainly();
leaveUnknown();
followStoredLanguage();
pinStoredTheme();
root.toggleAttribute('data-top', scrollY < 1);
runSplash();
giveUpLateFonts();
