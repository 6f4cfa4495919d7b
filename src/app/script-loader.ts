/**
 * Starts the page's scripts after the first paint, records clicks until the page is interactive, and handles
 * scripts that fail to load. Independent of those scripts.
 */
import { storageKey } from '#shared/storage-keys.ts';
import { pageEvents } from './page-events.ts';
import { writeStored } from '#src/browser/safe-storage.ts';
import { giveBackTyped, keepTyped } from '#src/browser/typed-fields.ts';
import { slideInMenuId } from '#src/browser/slide-in-menu-id.ts';

/** Buttons clicked before hydration, in order. */
const pressed: HTMLButtonElement[] = [];

/** Shows and stores a theme; the switch updates when it gets the recorded click. */
function setTheme(theme: string): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  writeStored(storageKey('theme'), theme);
}

/**
 * Records a click on a button; a theme is shown at once. A language link only stores the choice, because the browser
 * follows it.
 */
function remember({ target }: Event): void {
  const pressedOne = target instanceof Element ? target.closest('button, a') : null;
  if (pressedOne instanceof HTMLAnchorElement && pressedOne.dataset.languageSwitch === '') {
    writeStored(storageKey('language'), pressedOne.lang);
    pressedOne.search = location.search;
    pressedOne.hash = location.hash;
    keepTyped(pressedOne.pathname);
  }
  if (!(pressedOne instanceof HTMLButtonElement)) return;
  if (pressedOne.name === 'theme') setTheme(pressedOne.value);
  // The browser opens popovers, menu-button.ts opens the menu.
  const hasAnswered =
    pressedOne.popoverTargetElement ?? pressedOne.getAttribute('aria-controls') === slideInMenuId;
  if (!hasAnswered) pressed.push(pressedOne);
}

function pressAgain(): void {
  for (const button of pressed.splice(0)) button.click();
}

/** The browser does not do this after a reload and Back, because `boot.ts` turned off scroll restoration. */
function goToTarget(): void {
  if (scrollY < 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** The message for a page that failed to load, in its language; empty when the page does not have it. */
function failureText(): string {
  try {
    const { shell } = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
    return `${shell.loadFailed.title}. ${shell.loadFailed.text}`;
  } catch {
    return '';
  }
}

/**
 * A script that is missing after a deployment was probably named by an old copy of this document: reload once
 * and keep the input. If the new copy fails too, show a message with a link to try again; the page can still
 * be read.
 */
function onFailure(): void {
  const [load] = performance.getEntriesByType('navigation');
  if (load instanceof PerformanceNavigationTiming && load.type !== 'reload') {
    keepTyped(location.pathname);
    return location.reload();
  }
  const message = document.createElement('p');
  message.className = 'load-failed';
  message.role = 'alert';
  const link = document.createElement('a');
  link.href = location.pathname + location.search;
  link.textContent = failureText();
  message.append(link);
  document.body.prepend(message);
}

/** Resolves when every style sheet has loaded or failed; before that, Firefox measures the page without them. */
async function stylesAreSettled(): Promise<void> {
  const awaited = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => !sheet,
  );
  await Promise.all(
    awaited.map(
      (link) =>
        new Promise((resolve) => {
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
        }),
    ),
  );
}

/** After a failure, Chromium has an empty style sheet, other browsers have none. */
const isWithoutStyles = ({ rel, sheet }: HTMLLinkElement) => rel === 'stylesheet' && !sheet?.cssRules.length;

/** After the document is parsed and first painted: reading comes first. A hidden page is never painted. */
async function startScripts(): Promise<void> {
  const parsed = new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('DOMContentLoaded', () => resolve());
  });
  const painted = new Promise<void>((resolve) => {
    if (document.hidden) return resolve();
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    // Firefox reports no paint when a page is reloaded while a field has the focus.
    addEventListener('load', () => requestAnimationFrame(() => resolve()));
  });
  await parsed;
  giveBackTyped();
  void stylesAreSettled().then(goToTarget);
  await painted;
  // The first paint waits for style sheets: one that is missing now has failed.
  if (
    !document.hidden &&
    [...document.querySelectorAll<HTMLLinkElement>('link:not(#old-browser-styles)')].some(isWithoutStyles)
  )
    return onFailure();
  const scripts = document.getElementById('scripts');
  if (!(scripts instanceof HTMLTemplateElement)) return;
  scripts.content.querySelector('script')?.addEventListener('error', onFailure);
  document.head.append(scripts.content);
}

addEventListener('click', remember, true);
addEventListener(pageEvents.hydrating, () => removeEventListener('click', remember, true));
addEventListener(pageEvents.ready, pressAgain);
addEventListener(pageEvents.failed, onFailure);
void startScripts();
