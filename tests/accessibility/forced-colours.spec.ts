import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { storageKeys } from '#tests/support/storage-keys.ts';
import { readApplications } from '#content/pages/applications.ts';
import { hasPage, resourceTabs } from '#content/pages/site-pages.ts';
import { jobPath } from '#tests/journeys/application.ts';
import { bar as barOf, languageButton } from '#tests/journeys/navigation-bar.ts';
import { jobs, pageOfBar, posts, withoutOtherLanguage } from '#tests/support/site-under-test.ts';
import { consentStored, test, visit } from '#tests/support/visit.ts';

const { received: sampleApplications } = readApplications(site);

/** Forced colours (Windows contrast themes) remove backgrounds and shadows: other signs must remain. */

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
});

/** Styles that remain under forced colours: lines, weight, underline, shapes, colours kept on purpose. */
const remainsOf = (control: Locator) =>
  control.evaluate((element) => {
    const describe = (style: CSSStyleDeclaration) => {
      const { borderTopWidth, borderBottomWidth, borderInlineStartWidth, borderTopStyle } = style;
      const { outlineStyle, outlineWidth, fontWeight, textDecorationLine, visibility, content } = style;
      const kept = style.forcedColorAdjust === 'none' ? [style.backgroundColor, style.color] : [];
      const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth}`;
      return [
        [borderTopWidth, borderBottomWidth, borderInlineStartWidth, borderTopStyle],
        [outline, fontWeight, textDecorationLine, visibility, content],
        kept,
      ].join();
    };
    const parts = [element, ...element.querySelectorAll('*')];
    return [
      ...parts.map((part) => describe(getComputedStyle(part))),
      describe(getComputedStyle(element, '::after')),
      describe(getComputedStyle(element, '::before')),
    ].join('\n');
  });

/**
 * Controls with an edge only by background or shadow, and icons in the colour of their background. Excludes
 * checkboxes and sliders, which browsers draw.
 */
const lostControls = (page: Page) =>
  page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const fields = [
      ...document.querySelectorAll(
        'input:not([type="checkbox"], [type="radio"], [type="range"], [type="hidden"]), select, textarea',
      ),
    ];
    const frameless = fields.filter((element) => {
      // The transparent file input covers its zone.
      const framed = element.matches('[type="file"]') ? element.parentElement : element;
      const { borderBottomWidth, borderBottomStyle, borderBottomColor } = getComputedStyle(framed ?? element);
      const isThere =
        borderBottomWidth !== '0px' && borderBottomStyle !== 'none' && borderBottomColor !== canvas;
      return element.checkVisibility() && !isThere;
    });
    const unseenIcons = [...document.querySelectorAll('button svg, a svg, summary svg')].filter((icon) => {
      if (!isShown(icon) || icon.querySelector('use[href^="/art"]')) return false;
      const { color, stroke, fill } = getComputedStyle(icon);
      const inks = [stroke, fill].map((ink) => (ink === 'currentcolor' ? color : ink));
      let behind = canvas;
      for (let one: Element | null = icon; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one);
        if (!backgroundColor.endsWith(', 0)')) {
          behind = backgroundColor;
          break;
        }
      }
      return !inks.some((ink) => ink !== 'none' && ink !== behind) && color === behind;
    });
    return [...frameless, ...unseenIcons].map((element) => element.outerHTML.slice(0, 140));
  });

/** Checks that selected and unselected elements differ without backgrounds. */
async function expectApart(chosen: Locator, other: Locator): Promise<void> {
  expect(await remainsOf(chosen.first())).not.toBe(await remainsOf(other.first()));
}

const filtered = hasPage(site, 'portfolio') ? '/portfolio' : posts.length > 0 ? '/blog' : undefined;

for (const path of [
  '/contact',
  ...(hasPage(site, 'resources') ? ['/resources'] : []),
  ...(jobs.length > 0 ? [jobPath] : []),
  ...(posts.length > 0 ? ['/blog'] : []),
]) {
  test(`fields keep their edges and icons their ink on ${path}`, async ({ page }) => {
    await visit(page, path);
    expect(await lostControls(page)).toEqual([]);
  });
}

test('the selected filter, tab, theme, language and page differ by more than a background', async ({
  page,
}) => {
  if (filtered !== undefined) {
    await visit(page, filtered);
    const filters = page.getByRole('main').locator('fieldset');
    await expectApart(filters.locator('[aria-pressed="true"]'), filters.locator('[aria-pressed="false"]'));
  }
  await visit(page, pageOfBar.address);
  const bar = barOf(page);
  await expectApart(bar.locator('li > a[aria-current]'), bar.locator('li > a:not([aria-current])'));
  const theme = page.getByRole('contentinfo').locator('fieldset');
  await expectApart(theme.locator('[aria-pressed="true"]'), theme.locator('[aria-pressed="false"]'));
  if (!withoutOtherLanguage[0]) {
    await languageButton(page).click();
    const languages = page.locator('header :popover-open');
    await expectApart(languages.locator('[aria-current]'), languages.locator('a:not([aria-current])'));
  }

  if (resourceTabs.filter((route) => hasPage(site, route)).length < 2) return;
  await visit(page, '/resources');
  await expectApart(page.locator('[aria-selected="true"]'), page.locator('[aria-selected="false"]'));
});

test('an invalid field, and the contact button on its own page, differ by more than a shadow', async ({
  page,
}) => {
  await visit(page, '/contact');
  await page.locator('#message button').click();
  const fields = page.locator('#message');
  // The first refused field: Chromium 123 draws the others later.
  await expectApart(fields.locator('[name="name"]'), fields.locator('[name="phone"]'));
  const contact = barOf(page).locator('> a:not([data-tooltip])');
  const atContact = await remainsOf(contact);
  await visit(page, pageOfBar.address);
  expect(await remainsOf(contact)).not.toBe(atContact);
});

test('a ring shows where the focus is, on links, buttons and fields', async ({ page }) => {
  await visit(page, '/contact');
  const ring = (control: Locator) =>
    control.evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      const canvas = getComputedStyle(document.body).backgroundColor;
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== canvas;
    });
  for (const control of [
    page.getByRole('main').getByRole('link').first(),
    page.locator('#message [name="name"]'),
    page.locator('#message select'),
    page.locator('#message button'),
    page.getByRole('main').locator('summary').first(),
  ]) {
    expect(await ring(control)).toBe(false);
    await control.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await ring(control)).toBe(true);
  }
});

test.describe('logged in', () => {
  test.use({ stored: { ...consentStored, [storageKeys.admin]: 'logged-in' } });

  test('an open application and the two statuses are distinguishable', async ({ page }) => {
    test.skip(sampleApplications.length < 2, 'the site has no sample applications');
    await visit(page, '/admin');
    const rows = page.locator('main tbody tr');
    await rows.first().locator('button').click();
    await expectApart(page.locator('main tr[data-selected]'), page.locator('main tr:not([data-selected])'));
  });
});
