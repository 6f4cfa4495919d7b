/**
 * Starts the scripts of the page once it can be read, keeps what is clicked until they answer, and copes when they do not come.
 * Independent of those scripts.
 */
import { storageKeys } from '../../config/storage-keys.ts';
import { pageLife } from '../lib/page-life.ts';
import { writeStored } from '../lib/safe-storage.ts';
import { slideInMenuId } from '../lib/slide-in-menu-id.ts';

/** The buttons that were pressed before anything could answer, in order. */
const pressed: HTMLButtonElement[] = [];

/** Shows a theme and stores it; the switch says so once it hears of the press. */
function setTheme(theme: string): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  writeStored(storageKeys.theme, theme);
}

/** What a press may have to wait for: the link of a language is followed by the browser, a theme is shown at once. */
function remember({ target }: Event): void {
  const pressedOne = target instanceof Element ? target.closest('button, a') : null;
  if (pressedOne instanceof HTMLAnchorElement && pressedOne.dataset.languageSwitch === '') {
    writeStored(storageKeys.language, pressedOne.lang);
    pressedOne.search = location.search;
    pressedOne.hash = location.hash;
  }
  if (!(pressedOne instanceof HTMLButtonElement)) return;
  if (pressedOne.name === 'theme') setTheme(pressedOne.value);
  // The browser opens popovers itself, and menu-button.ts the menu.
  const hasAnswered =
    pressedOne.popoverTargetElement ?? pressedOne.getAttribute('aria-controls') === slideInMenuId;
  if (!hasAnswered) pressed.push(pressedOne);
}

function pressAgain(): void {
  for (const button of pressed.splice(0)) button.click();
}

/** The fields whose content a reload keeps: no passwords, files or boxes. */
const typedFields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'input:not([type="password"], [type="file"], [type="checkbox"]), select, textarea',
  ),
];

/** Puts back what stood in the fields before `onFailure` loaded the page anew: the browser forgets what was typed just then. */
function giveBackTyped(): void {
  const typed: unknown = history.state?.typed;
  if (!Array.isArray(typed)) return;
  history.replaceState({ ...history.state, typed: undefined }, '');
  for (const [index, field] of typedFields().entries()) {
    if (field.value === '') field.value = String(typed[index] ?? '');
  }
}

/** After a reload and Back the browser leaves the target of the hash alone, as `boot.ts` has it forget the old place. */
function goToTarget(): void {
  if (scrollY < 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/** The words of a page that could not be loaded, in its language; none when the page is broken in this too. */
function failureText(): string {
  try {
    const { shell } = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
    return `${shell.loadFailed.title}. ${shell.loadFailed.text}`;
  } catch {
    return '';
  }
}

/**
 * A script that is gone after a deploy is most likely named by an old copy of this document: loads the page anew once, with
 * what was typed. When that was the new copy, says so: a link that tries again, above a page that reads.
 */
function onFailure(): void {
  const [load] = performance.getEntriesByType('navigation');
  if (load instanceof PerformanceNavigationTiming && load.type !== 'reload') {
    history.replaceState({ ...history.state, typed: typedFields().map(({ value }) => value) }, '');
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

/** A style sheet that broke off is there and empty in Chromium, and not there in others. */
const isWithoutStyles = ({ rel, sheet }: HTMLLinkElement) => rel === 'stylesheet' && !sheet?.cssRules.length;

/** Once the document is read and its first paint is done: what is read comes before what moves. A hidden page does not paint. */
async function startScripts(): Promise<void> {
  const parsed = new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('DOMContentLoaded', () => resolve());
  });
  const painted = new Promise<void>((resolve) => {
    if (document.hidden) return resolve();
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    // Firefox reports no paint of a page that is loaded anew while a field has the focus.
    addEventListener('load', () => requestAnimationFrame(() => resolve()));
  });
  await parsed;
  giveBackTyped();
  goToTarget();
  await painted;
  // The first paint waits for style sheets: one that is not there now never came.
  if (
    !document.hidden &&
    [...document.querySelectorAll<HTMLLinkElement>('link:not(#plain-page)')].some(isWithoutStyles)
  )
    return onFailure();
  const scripts = document.getElementById('scripts');
  if (!(scripts instanceof HTMLTemplateElement)) return;
  scripts.content.querySelector('script')?.addEventListener('error', onFailure);
  document.head.append(scripts.content);
}

addEventListener('click', remember, true);
addEventListener(pageLife.hydrating, () => removeEventListener('click', remember, true));
addEventListener(pageLife.ready, pressAgain);
addEventListener(pageLife.failed, onFailure);
void startScripts();
