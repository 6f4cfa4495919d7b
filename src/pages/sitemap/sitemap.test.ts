import { testSite as site } from '#content/test-support/test-site.ts';
import { describe, expect, it } from 'vitest';
import { routes, unprefixedPath } from '#shared/routes.ts';
import { serviceIds } from '#content/services.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { ownPagesBeside, page } from './sitemap.data.ts';

const load = async () =>
  (
    await page.load({
      site,
      language: 'en',
      t: createTranslator(site, 'en'),
      mode: 'simulated',
      parameters: {},
    })
  ).props;

/** Pages that menus do not name. */
const unlisted = ['admin', 'search'];
const fixed = Object.entries(routes).flatMap(([id, path]) =>
  unlisted.includes(id) || path.includes(':') ? [] : [path],
);

describe('sitemap', () => {
  it('leaves no page to find: what it does not list, the footer does', async () => {
    const { main, services, legal } = await load();
    const listed = [main, services, legal]
      .flatMap(({ root, pages }) => [root, ...pages])
      .map((one) => one?.href);
    const inFooter = [
      ...site.settings.menus.footer.flatMap(({ entries }) => entries),
      ...site.settings.menus.legal,
    ];
    const reachable = new Set<string | undefined>([...listed, ...inFooter]);
    const pages = [...fixed, ...serviceIds(site).map((id) => unprefixedPath('service', { id }))];
    const unreachable = pages.filter((path) => !reachable.has(path));
    // The tabs of the resources are in the footer one by one; the address they share opens the first.
    expect(unreachable).toEqual(['/resources']);
  });

  it('lists pages of the site’s own that no menu names', () => {
    const menus = { legal: ['/imprint', '/terms-conditions'] };
    expect(ownPagesBeside(menus, ['imprint', 'onboarding'])).toEqual(['/onboarding']);
  });
});
