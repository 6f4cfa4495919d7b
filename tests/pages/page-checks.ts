import { testSite as site } from '#content/test-support/test-site.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { countStyleWork, styleMarks } from '#tests/support/style-work.ts';

/** Checks of an open page in a browser. Each returns a list of problems. */

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The axe rules whose result depends on colours, and so on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run(context: Document | string, options: object): Promise<AxeResults> };
    policyViolations?: string[];
  }
}

/** Records violations of the content security policy; call it before the page opens. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.policyViolations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      window.policyViolations?.push(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
}

const optionalScripts: readonly string[] = site.settings.scriptsAfterConsent.map(({ address }) => address);

/** Answers requests for the scripts from other hosts that load after consent, with empty scripts. */
export async function answerOptionalScripts(page: Page): Promise<void> {
  for (const address of optionalScripts)
    await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
}

/** The violations since the page opened. */
export function policyViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => window.policyViolations ?? ['nobody watched the policy']);
}

/**
 * Watches for requests that failed, were refused, sent data or left the origin, but for a script after consent.
 * @returns gives the problems so far. A request cancelled by the next navigation is requested again, and is a
 * problem only when the server refuses it.
 */
export function watchRequests(page: Page, origin: string): () => Promise<string[]> {
  const problems: string[] = [];
  const cancelled = new Set<string>();
  const isAtHome = (url: string) => new URL(url).origin === origin;
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()}: ${reason}`);
    else if (isAtHome(request.url())) cancelled.add(request.url());
  });
  page.on('request', (request) => {
    if (!isAtHome(request.url()) && !optionalScripts.includes(request.url()))
      problems.push(`${request.url()} leaves the origin`);
    if (request.method() !== 'GET') problems.push(`${request.method()} ${request.url()}`);
  });
  page.on('response', (response) => {
    // The not-found page has status 404; its test expects that.
    const isDocument = response.request().resourceType() === 'document';
    if (response.status() >= 400 && !isDocument)
      problems.push(`${response.url()} answers ${response.status()}`);
  });
  return async () => {
    for (const url of cancelled) {
      const answer = await page.request.get(url, { failOnStatusCode: false });
      // A page left before it loaded may be a not-found page; its own test checks the status.
      if (!answer.ok() && /\.\w+$/.test(new URL(url).pathname))
        problems.push(`${url} answers ${answer.status()}`);
    }
    cancelled.clear();
    return problems;
  };
}

/** What is wider than the window: the page itself, or boxes hidden by `overflow-x: clip` on the body. */
export function overflowProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isClipped = (element: Element) => {
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        if (getComputedStyle(one).overflowX !== 'visible') return true;
      }
      return false;
    };
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      if (element instanceof SVGElement && element.ownerSVGElement) return false;
      const { left, right, width } = element.getBoundingClientRect();
      if (width <= 1 || (right <= clientWidth + 0.5 && left >= -0.5)) return false;
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isClipped(element)
      );
    });
    return [
      ...(scrollWidth > clientWidth
        ? [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`]
        : []),
      ...outside.slice(0, 3).map((element) => `${element.outerHTML.slice(0, 120)} sticks out`),
    ];
  });
}

/**
 * Runs axe with the rules of WCAG 2.0 to 2.2 at A and AA and its best practices.
 * @param part a selector, to check only what matches; everything else is hidden meanwhile, which is faster
 * @param rules only some of them
 */
export async function accessibilityProblems(
  page: Page,
  part?: string,
  rules: readonly string[] = axeTags,
): Promise<string[]> {
  // As an expression, because the policy blocks a script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([runOnly, within]) => {
      const looked = within === undefined ? null : document.querySelector(within);
      const beside = [...document.querySelectorAll<HTMLElement>('#root > *')].filter(
        (one) => looked && !one.contains(looked) && !one.contains(document.activeElement),
      );
      for (const one of beside) one.style.setProperty('display', 'none', 'important');
      const found = await window.axe?.run(within ?? document, { runOnly, resultTypes: ['violations'] });
      for (const one of beside) one.style.removeProperty('display');
      if (!found) return ['axe did not run'];
      return found.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${help}, at ${target.join(' ')}. ${any[0]?.message ?? ''}`),
      );
    },
    [rules, part] as const,
  );
}

/** The results of axe that depend on the theme. */
export const colourProblems = (page: Page): Promise<string[]> =>
  accessibilityProblems(page, undefined, colourRules);

/** Scrolls through the page, so that late drawings load. Change the size before the page opens: see `visitAt`. */
export async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

/** Waits for transitions, also with a stopped clock, which gives no frames to wait for. */
export const faded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });

/** Waits until a change of size or theme is painted and its transitions have ended. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await faded(page);
}

/**
 * Clicks on everything, always in the same order, with a frame after every fifty clicks; links are not
 * followed, and the page does not reload itself, also afterwards. Deletes what this has stored.
 */
export async function pressEverything(page: Page, presses: number): Promise<void> {
  await page.evaluate(async (total) => {
    const stored = Object.entries<string>(localStorage);
    const stay = (event: NavigateEvent) => {
      if (!event.destination.sameDocument) event.preventDefault();
    };
    navigation.addEventListener('navigate', stay);
    // Without user activation the browser opens no file chooser, and logs that.
    const chooseNoFile = (event: Event) => {
      if (event.target instanceof HTMLInputElement && event.target.type === 'file') event.preventDefault();
    };
    addEventListener('click', chooseNoFile);
    // Without user activation it may also refuse the clipboard, and log that.
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Not here', 'NotAllowedError'));
    // Browsers warn about repeated printing.
    window.print = () => undefined;
    let seed = 1;
    const random = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % below;
    };
    let things: HTMLElement[] = [];
    for (let press = 0; press < total; press += 1) {
      if (press % 50 === 0) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        // SVG links have no `click()`, and visitors cannot reach the honeypot field.
        things = [
          ...document.querySelectorAll<HTMLElement>(
            'a:not(svg *), button, summary, input, select, textarea, label, [tabindex]',
          ),
        ].filter((thing) => thing.checkVisibility() && !thing.closest('[inert]'));
      }
      const thing = things[random(things.length)];
      // A modal dialog makes everything behind it inert.
      const modal = document.querySelector('dialog:modal');
      if (thing && (modal === null || modal.contains(thing))) thing.click();
    }
    removeEventListener('click', chooseNoFile);
    localStorage.clear();
    for (const [key, value] of stored) localStorage.setItem(key, value);
  }, presses);
}

/**
 * Adds an element to the head, as every page change does, and counts the elements whose style is calculated for it.
 * Few, unless a selector such as `:not(:has(> .a)) > :not(.b)` makes Chromium restyle the whole document.
 */
export async function elementsRestyledForHead(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { elements } = await countStyleWork(session, () =>
    page.evaluate(async ({ begin, end }) => {
      performance.mark(begin);
      document.head.append(document.createElement('meta'));
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      performance.mark(end);
    }, styleMarks),
  );
  await session.detach();
  return elements;
}

/**
 * Whether the h1 is at the same distance from the top and has the same size as on every page, so that a change of page
 * does not move it.
 * @param step of the scale of sizes (src/styles/tokens.css)
 */
export const titleProblems = (page: Page, step: '1' | 'hero'): Promise<string[]> =>
  page.evaluate((size) => {
    const title = document.querySelector('h1');
    if (!title) return ['there is no h1'];
    const probe = document.createElement('div');
    document.body.append(probe);
    probe.style.height = 'var(--title-top)';
    probe.style.fontSize = `var(--size-${size})`;
    const expected = { topPx: probe.offsetHeight, font: getComputedStyle(probe).fontSize };
    probe.remove();
    const topPx = Math.round(title.getBoundingClientRect().top + scrollY);
    const font = getComputedStyle(title).fontSize;
    return [
      ...(Math.abs(topPx - expected.topPx) > 1 ? [`its top is at ${topPx} px, not ${expected.topPx}`] : []),
      ...(font === expected.font ? [] : [`its size is ${font}, not ${expected.font}`]),
    ];
  }, step);
