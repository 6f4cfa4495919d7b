import type { Page } from '@playwright/test';
import sharp from 'sharp';

/**
 * Selectors of words that may be on a drawing: captions with a background of their own, and labels of drawn things.
 */
const meant = ['.caption'];

/** A box on the page, CSS px from its upper left corner. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Words or an outline, named for the report. */
type Words = Box & { name: string };

const mark = 'data-under-words';
/** Hides words but not the backgrounds of their boxes. */
const withoutWords = `*, ::before, ::after { -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important; caret-color: transparent !important }`;
const withoutDrawings = `${withoutWords} [${mark}] { visibility: hidden !important }`;

/** Differences per channel (of 256) that cannot be seen, such as the end of a fade. */
const toleratedSteps = 16;
/** Pixels that may be the antialiased edge of a line nearby. */
const toleratedPixels = 8;

/**
 * Finds and marks lines of words, and outlines of buttons and fields, within the box of a drawing or photo, and waits
 * until these are loaded.
 * @returns one list for each of them, and the size of the page
 */
function findCrossings(page: Page): Promise<{ crossings: Words[][]; sheet: Pick<Box, 'width' | 'height'> }> {
  return page.evaluate(
    async ([accepted, attribute]) => {
      /** Smaller ones are icons and inline marks. */
      const leastPx = 48;
      /** A drawing that touches an outline looks like part of it. */
      const ringPx = 4;
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('#splash, .visually-hidden');
      const boxOf = ({ left, top, width, height }: DOMRect) => ({
        left: left + scrollX,
        top: top + scrollY,
        width,
        height,
      });
      const nameOf = (element: Element) =>
        `<${element.localName}> "${element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 50)}"`;

      const words: { element: Element; name: string; box: ReturnType<typeof boxOf> }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const element = text.parentElement;
        if (!element || !text.textContent?.trim() || !isShown(element)) continue;
        if (element.closest(['svg, script, style, noscript, select, textarea', ...accepted].join())) continue;
        range.selectNodeContents(text);
        const letterPx = Number.parseFloat(getComputedStyle(element).fontSize);
        for (const rect of range.getClientRects()) {
          const box = boxOf(rect);
          // The box of a line is as high as its font requires, letters are about as high as their size.
          const excess = Math.max(0, box.height - letterPx);
          words.push({
            element,
            name: nameOf(element),
            box: { ...box, top: box.top + excess / 2, height: box.height - excess },
          });
        }
      }
      for (const element of document.querySelectorAll('main :is(a, button, input, select, textarea)')) {
        if (!isShown(element) || getComputedStyle(element).borderBottomWidth === '0px') continue;
        const { left, top, width, height } = boxOf(element.getBoundingClientRect());
        const box = {
          left: left - ringPx,
          top: top - ringPx,
          width: width + 2 * ringPx,
          height: height + 2 * ringPx,
        };
        words.push({ element, name: `the outline of ${nameOf(element)}`, box });
      }

      const drawings = [...document.querySelectorAll('svg, img')].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isWhole = !element.parentElement?.closest('svg');
        return isWhole && Math.min(width, height) >= leastPx && isShown(element);
      });
      for (const old of document.querySelectorAll(`[${attribute}]`)) old.removeAttribute(attribute);
      const crossings = drawings.flatMap((drawing) => {
        const area = boxOf(drawing.getBoundingClientRect());
        const [right, bottom] = [area.left + area.width, area.top + area.height];
        const within = words.filter(({ element, box }) => {
          const across = Math.min(right, box.left + box.width) - Math.max(area.left, box.left);
          const down = Math.min(bottom, box.top + box.height) - Math.max(area.top, box.top);
          return across > 1 && down > 1 && !element.contains(drawing);
        });
        if (within.length === 0) return [];
        drawing.setAttribute(attribute, '');
        return [within.map(({ name, box }) => ({ name, ...box }))];
      });
      const marked = [...document.querySelectorAll(`[${attribute}]`)];
      const photos = marked.filter((drawing) => drawing instanceof HTMLImageElement);
      for (const photo of photos) photo.loading = 'eager';
      await Promise.allSettled(photos.map((photo) => photo.decode()));
      // A sprite that is still loading has no size, and fires no event when it is loaded.
      const isThere = (drawing: Element) => {
        const uses = [...drawing.querySelectorAll('use')];
        return uses.length === 0 || uses.some((use) => use.getBBox().width > 0);
      };
      while (!marked.every(isThere)) await new Promise((resolve) => requestAnimationFrame(resolve));
      const { clientWidth: width, scrollHeight: height } = document.documentElement;
      return { crossings, sheet: { width, height } };
    },
    [meant, mark] as const,
  );
}

/** Applies other style rules; by the CSSOM, which the content security policy allows. */
function repaint(page: Page, css: string): Promise<void> {
  return page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = rules ? [sheet] : [];
  }, css);
}

/** A part of the page as it is painted, three channels a pixel. */
interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Takes pictures of parts of the page with other style rules. Avoids Playwright's own screenshots, which spend time
 * on compression.
 */
async function picturesOf(page: Page, css: string, parts: readonly Box[]): Promise<Picture[]> {
  await repaint(page, css);
  const devTools = await page.context().newCDPSession(page);
  const pictures: Picture[] = [];
  for (const { left, top, width, height } of parts) {
    const { data: png } = await devTools.send('Page.captureScreenshot', {
      clip: { x: left, y: top, width, height, scale: 1 },
      captureBeyondViewport: true,
      optimizeForSpeed: true,
    });
    const raw = sharp(Buffer.from(png, 'base64')).removeAlpha().raw();
    const { data, info } = await raw.toBuffer({ resolveWithObject: true });
    pictures.push({ data, width: info.width, height: info.height });
  }
  await devTools.detach();
  return pictures;
}

/** The smallest rectangle around all boxes, in whole pixels. */
function partAround(boxes: readonly Box[], sheet: Pick<Box, 'width' | 'height'>): Box {
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.left + box.width)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.top + box.height)));
  return {
    left,
    top,
    width: Math.min(sheet.width, right) - left,
    height: Math.min(sheet.height, bottom) - top,
  };
}

/**
 * Words, and outlines of buttons and fields, on the ink of a drawing or photo that is not their background. Compares
 * the page with and without its drawings where their boxes overlap words: a background between the two covers the
 * ink.
 * @param page at rest, with its late drawings shown
 */
export async function wordsOnDrawings(page: Page): Promise<string[]> {
  const { sheet, crossings } = await findCrossings(page);
  if (crossings.length === 0) return [];
  const parts = crossings.map((words) => partAround(words, sheet));
  const drawn = await picturesOf(page, withoutWords, parts);
  const bare = await picturesOf(page, withoutDrawings, parts);
  await repaint(page, '');
  const problems = new Set<string>();
  for (const [index, words] of crossings.entries()) {
    const [part, one, other] = [parts[index], drawn[index], bare[index]];
    if (!part || !one || !other) throw new Error('A part of the page was not painted');
    for (const { name, ...box } of words) {
      const place = { ...box, left: box.left - part.left, top: box.top - part.top };
      const pixels = differingPixels(one, other, place);
      if (pixels > toleratedPixels) problems.add(`${name} covers ${pixels} pixels of a drawing`);
    }
  }
  return [...problems];
}

/** The number of pixels in a box that differ between two pictures. */
function differingPixels({ data, width, height }: Picture, other: Picture, box: Box): number {
  let count = 0;
  const bottom = Math.min(height, Math.floor(box.top + box.height));
  const right = Math.min(width, Math.floor(box.left + box.width));
  for (let y = Math.max(0, Math.ceil(box.top)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.ceil(box.left)); x < right; x += 1) {
      const at = 3 * (y * width + x);
      for (let channel = at; channel < at + 3; channel += 1) {
        if (Math.abs((data[channel] ?? 0) - (other.data[channel] ?? 0)) <= toleratedSteps) continue;
        count += 1;
        break;
      }
    }
  }
  return count;
}
