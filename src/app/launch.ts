/**
 * Starts the scripts of the page once it can be read, keeps what is clicked until they answer, and copes when they do not come.
 * A small file of its own: nothing waits for it (`async`), and it does not depend on those scripts.
 */
import { pageLife } from '../lib/page-life.ts';

/** The buttons that were pressed before anything could answer, in order. */
const pressed: HTMLButtonElement[] = [];

function remember({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  // The browser opens popovers itself.
  if (button && !button.popoverTargetElement) pressed.push(button);
}

function pressAgain(): void {
  for (const button of pressed.splice(0)) button.click();
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
 * A script that is gone after a deploy is most likely named by an old copy of this document: loads the page anew once (the
 * browser keeps what was typed). When that was the new copy, says so: a link that tries again, above a page that reads.
 */
function onFailure(): void {
  const [load] = performance.getEntriesByType('navigation');
  if (load instanceof PerformanceNavigationTiming && load.type !== 'reload') return location.reload();
  const message = document.createElement('p');
  message.className = 'load-failed';
  message.role = 'alert';
  const link = document.createElement('a');
  link.href = location.pathname + location.search;
  link.textContent = failureText();
  message.append(link);
  document.body.prepend(message);
}

/** Once the document is read and its first paint is done: what is read comes before what moves. A hidden page does not paint. */
async function startScripts(): Promise<void> {
  const parsed = new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('DOMContentLoaded', () => resolve());
  });
  const painted = new Promise<void>((resolve) => {
    if (document.hidden) return resolve();
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
  await Promise.all([parsed, painted]);
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
