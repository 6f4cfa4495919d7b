import { expect, type Page } from '@playwright/test';
import { defaultLanguage } from '../../config/locales.ts';
import { sitePages } from '../built-site/site-files.ts';
import { endSplash, hydrated } from '../visit.ts';
import { test } from './visit.ts';
import { atRest } from './visitor.ts';

/** Every kind of page in WebKit, in both themes, on phone and desktop, compared with Chromium. */

const viewOf = (html: string) => /"view":"([\w-]+)"/.exec(html)?.[1] ?? '';
/** One page for each view, in English. */
const pages = [
  ...Map.groupBy(
    sitePages.filter(({ language }) => language === defaultLanguage),
    ({ html }) => viewOf(html),
  ).values(),
].flatMap(([first]) => first ?? []);

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Browsers measure letters differently by fractions of a pixel; a different line break is a whole line. */
const tolerancePx = 3;
/** As a share of the page's height: WebKit rounds line heights, and some lines break differently. */
const heightTolerance = 0.06;
/** Of 255, for the mean colour of a drawing; dark and light differ by 100. */
const colourTolerance = 10;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The boxes of common elements, the page's size, the first visible drawing's position. Runs in the page. */
function measure(): { boxes: Record<string, Box>; height: number; width: number; drawing: Box | null } {
  const boxOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  const boxes = Object.fromEntries(
    ['header', 'main', 'h1'].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`no ${selector}`);
      const box = boxOf(element);
      // Its height is that of the page.
      return [selector, selector === 'main' ? { ...box, height: 0 } : box];
    }),
  );
  const footer = document.querySelector('footer')?.getBoundingClientRect();
  const drawing = [...document.querySelectorAll('main svg:has(use)')]
    .map(boxOf)
    .find(
      ({ x, y, width, height }) =>
        width > 100 && x >= 0 && x + width <= innerWidth && y > 60 && y + height <= innerHeight,
    );
  return {
    boxes,
    height: (footer?.bottom ?? 0) + scrollY,
    width: document.documentElement.scrollWidth,
    drawing: drawing ?? null,
  };
}

/** The mean colour of a part of a picture, decoded in an empty page. */
async function meanColour(decoder: Page, png: Buffer, { x, y, width, height }: Box): Promise<number[]> {
  return decoder.evaluate(
    async ([data, ...box]) => {
      const image = await createImageBitmap(await (await fetch(data)).blob(), ...box);
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const { data: parts } = context.getImageData(0, 0, image.width, image.height);
      const meanOf = (channel: number) => {
        let sum = 0;
        for (let index = channel; index < parts.length; index += 4) sum += parts[index] ?? 0;
        return Math.round(sum / (parts.length / 4));
      };
      return [meanOf(0), meanOf(1), meanOf(2)];
    },
    [
      `data:image/png;base64,${png.toString('base64')}`,
      Math.ceil(x),
      Math.ceil(y),
      Math.floor(width - 1),
      Math.floor(height - 1),
    ] as const,
  );
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ systemTheme: theme, colorScheme: theme });

    for (const { html, path, isNotFound } of pages) {
      const address = isNotFound ? '/no/such/page' : path;
      test(`${viewOf(html)}: ${address} stands as in Chromium, drawings too`, async ({
        visitor,
        visit,
        page,
        context,
      }) => {
        const decoder = await context.newPage();
        for (const size of windows) {
          await test.step(`${size.width} wide`, async () => {
            await visitor.resize(size.width, size.height);
            await visit(address);
            await page.setViewportSize(size);
            await page.goto(address);
            await endSplash(page);
            await hydrated(page);
            await page.evaluate(atRest);
            const expected = await page.evaluate(measure);
            await visitor.run(atRest);
            const found = await visitor.run(measure);
            expect(found.width, 'nothing sticks out').toBe(size.width);
            for (const [name, box] of Object.entries(expected.boxes)) {
              for (const side of ['x', 'y', 'width', 'height'] as const)
                expect(
                  Math.abs((found.boxes[name]?.[side] ?? NaN) - box[side]),
                  `${name} ${side}`,
                ).toBeLessThanOrEqual(tolerancePx);
            }
            expect(Math.abs(found.height / expected.height - 1), 'height of the page').toBeLessThan(
              heightTolerance,
            );
            expect(found.drawing === null).toBe(expected.drawing === null);
            const { drawing } = found;
            const { drawing: expectedDrawing } = expected;
            if (!drawing || !expectedDrawing) return;
            // Drawings from other files load at different times in each browser, without an event.
            await expect
              .poll(async () => {
                const pictures = [await visitor.screenshot(), await page.screenshot()] as const;
                const drawn = await meanColour(decoder, pictures[0], drawing);
                const inChromium = await meanColour(decoder, pictures[1], expectedDrawing);
                return Math.max(...drawn.map((part, index) => Math.abs(part - (inChromium[index] ?? NaN))));
              }, 'how far the mean colour of the drawing is from Chromium’s')
              .toBeLessThan(colourTolerance);
          });
        }
      });
    }
  });
}
