import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { defaultLanguage } from '../../shared/locales.ts';
import { browserArguments, findBrowser } from '../support/browser.ts';
import { serveDist } from '../support/serve-dist.ts';
import { atRest, showEverything } from '../pages/page-checks.ts';
import { longestLanguage, pageTypes } from '../support/page-types.ts';
import { consentStored, storeOnce, visitAt } from '../support/visit.ts';
import { themes, widthsPx, type Picture } from './pictures.ts';

const heightPx = 900;

const fileOf = ({ address, widthPx, theme }: Omit<Picture, 'file'>) =>
  `${address.slice(1).replaceAll('/', '_') || 'home'}.${widthPx}.${theme}.png`;

async function picturesOf(page: Page, address: string, folder: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const widthPx of widthsPx) {
    await visitAt(page, address, widthPx);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await showEverything(page);
      await page.evaluate(() => {
        // Lazy images of a prepared page never come near the window.
        for (const image of document.images) image.loading = 'eager';
        return Promise.allSettled([...document.images].map((image) => image.decode()));
      });
      await atRest(page);
      const file = fileOf({ address, widthPx, theme });
      await page.screenshot({ path: join(folder, file), fullPage: true });
      pictures.push({ address, widthPx, theme, file });
    }
  }
  return pictures;
}

async function picturesBy(
  browser: Browser,
  { origin, folder, addresses }: { origin: string; folder: string; addresses: Iterator<string> },
): Promise<Picture[]> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: widthsPx[0], height: heightPx },
    reducedMotion: 'reduce',
  });
  await context.addInitScript(storeOnce, consentStored);
  const page = await context.newPage();
  const pictures: Picture[] = [];
  for (let next = addresses.next(); !next.done; next = addresses.next())
    pictures.push(...(await picturesOf(page, next.value, folder)));
  return pictures;
}

/**
 * Takes a picture of pages of the built site at each width in both themes, two pages at a time.
 * @param folder where the files go; it exists
 * @param chosen addresses; without one a page of each type in the default language and in that with the
 * longest words
 */
export async function takePictures(folder: string, chosen: readonly string[]): Promise<Picture[]> {
  const addresses =
    chosen.length > 0 ? chosen : [...new Set([defaultLanguage, longestLanguage])].flatMap(pageTypes);
  const { origin, close } = await serveDist();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const queue = { origin, folder, addresses: addresses.values() };
    const pictures = await Promise.all([picturesBy(browser, queue), picturesBy(browser, queue)]);
    const place = ({ address }: Picture) => addresses.indexOf(address);
    return pictures.flat().toSorted((one, other) => place(one) - place(other));
  } finally {
    await browser.close();
    await close();
  }
}
