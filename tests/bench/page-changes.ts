import { testSite as site } from '#content/test-support/test-site.ts';
import type { Browser, JSHandle, Page } from '@playwright/test';
import { budgetsOf } from '#tests/support/budgets.ts';
import { routes } from '#shared/routes.ts';
import { hasPage } from '#content/pages/site-pages.ts';
import { countStyleWork, styleMarks, type StyleWork } from '#tests/support/style-work.ts';
import { median, type Row } from './lighthouse.ts';

const budgets = budgetsOf(site);

/** Chromium on a slow phone or an old laptop. */
const slowdown = 4;
/** How long the pointer rests on a link before the click; short for a mouse user. */
const restMs = 300;
/** Page changes per median, of times and of style work; odd. */
const runs = { timed: 7, traced: 3 };

const wayNames = ['cold', 'used', 'hovered', 'back'] as const;
type Way = (typeof wayNames)[number];

const ways: Record<Way, string> = {
  cold: 'the first input of the visit',
  used: 'without warning, after other input',
  hovered: `the pointer on the link for ${restMs} ms before`,
  back: 'Back',
};

/** A site to measure: the page with the link, and the path that the link leads to. */
interface Subject {
  home: string;
  path: string;
}

interface Change {
  timeMs: number;
  /** Only of a traced change, whose time says nothing. */
  work?: StyleWork;
}

type Link = HTMLAnchorElement | undefined;

/** Runs in the page: a link to the path, in the text rather than in a menu. */
function findLink(path: string): Link {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    ({ origin, pathname }) => origin === location.origin && pathname.replace(/\/$/, '') === path,
  );
  return links.find((link) => link.closest('main')) ?? links[0];
}

/** Runs in the page: the events of a mouse pointer that comes to rest on the link. */
function hover(link: Link): void {
  for (const type of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter'])
    link?.dispatchEvent(new PointerEvent(type, { bubbles: type.endsWith('over'), pointerType: 'mouse' }));
}

/**
 * Runs in the page: clicks the link, or goes back without one. Resolves with the milliseconds until the frame with
 * the new heading is painted.
 */
function change({ link, marks }: { link: Link; marks: typeof styleMarks }): Promise<number> {
  return new Promise((resolve) => {
    const before = document.querySelector('h1');
    const text = before?.textContent;
    const startedAt = performance.now();
    performance.mark(marks.begin);
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (!heading || (heading === before && heading.textContent === text)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message arrives after the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          performance.mark(marks.end);
          resolve(performance.now() - startedAt);
        });
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    if (link) link.click();
    else history.back();
  });
}

/** Waits until the page has finished what follows its arrival, such as the fade. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(800);
  await page.waitForLoadState('networkidle');
}

/** One page change, in a browser without a cache. */
async function measureChange(
  browser: Browser,
  { home, path }: Subject,
  way: Way,
  isTraced: boolean,
): Promise<Change> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(home, { waitUntil: 'networkidle' });
  await page.waitForSelector('html:not([data-splash])');
  if (way === 'used') await page.keyboard.press('Shift');
  await settle(page);
  const link = await page.evaluateHandle(findLink, path);
  if (!(await link.evaluate((found) => found !== undefined)))
    throw new Error(`${home} has no link to ${path}`);
  if (way === 'back') {
    await page.evaluate(change, { link, marks: styleMarks });
    await settle(page);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (way === 'hovered') {
    await page.evaluate(hover, link);
    await page.waitForTimeout(restMs);
  }
  const target: JSHandle<Link> | undefined = way === 'back' ? undefined : link;
  const run = () => page.evaluate(change, { link: target, marks: styleMarks });
  const result: Change = { timeMs: Number.NaN };
  if (isTraced) result.work = await countStyleWork(session, run);
  else result.timeMs = await run();
  await context.close();
  return result;
}

/** The page to open from home: that of the services, or else the contact page. */
const destination = hasPage(site, 'services') ? routes.services : routes.contact;

interface Result {
  timeMs: number;
  passes: number;
  elements: number;
}

/** The medians of some page changes of one kind. */
function resultOf(changes: readonly Change[]): Result {
  const works = changes.flatMap(({ work }) => work ?? []);
  return {
    timeMs: Math.round(median(changes.filter(({ work }) => !work).map(({ timeMs }) => timeMs))),
    passes: median(works.map(({ passes }) => passes)),
    elements: median(works.map(({ elements }) => elements)),
  };
}

const inWords = ({ timeMs, passes, elements }: Result) => `${timeMs} ms, ${passes}, ${elements}`;

/** The row of one kind of page change: against the budget of style work, and against the time of a peer. */
function rowOf(way: Way, path: string, ours: Result, theirs: Result | undefined): Row {
  const { stylePasses, restyledElements, timesPeer } = budgets.pageChange;
  const mostMs = theirs ? Math.round(theirs.timeMs * timesPeer[way]) : Number.POSITIVE_INFINITY;
  return {
    what: `From home to ${path}, ${slowdown} times slower, ${ways[way]}: time, style passes, elements`,
    measured: theirs ? `${inWords(ours)} (the other site: ${inWords(theirs)})` : inWords(ours),
    budget: `${theirs ? `${mostMs} ms, ` : ''}${stylePasses}, ${restyledElements}`,
    isWithin: ours.timeMs <= mostMs && ours.passes <= stylePasses && ours.elements <= restyledElements,
  };
}

/**
 * Page changes on a slow processor: time from the click to the frame with the new heading, and the style work of that
 * time. Sites are measured in alternation, so that other work on the machine affects them alike.
 * @param origin of our site
 * @param peer a page of another site, which its home page links to
 */
export async function pageChangeRows(browser: Browser, origin: string, peer?: URL): Promise<Row[]> {
  const ours = { home: `${origin}${routes.home}`, path: destination };
  const theirs = peer && { home: `${peer.origin}/`, path: peer.pathname.replace(/\/$/, '') };
  const cases = wayNames.map((way) => ({ way, ours: [] as Change[], theirs: [] as Change[] }));
  for (let run = 0; run < runs.timed + runs.traced; run += 1) {
    const isTraced = run >= runs.timed;
    for (const one of cases) {
      one.ours.push(await measureChange(browser, ours, one.way, isTraced));
      if (theirs) one.theirs.push(await measureChange(browser, theirs, one.way, isTraced));
    }
  }
  return cases.map((one) => rowOf(one.way, destination, resultOf(one.ours), theirs && resultOf(one.theirs)));
}
