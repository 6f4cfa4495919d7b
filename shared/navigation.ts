import type { ConfiguredSite } from './configured-site.ts';
import type { SiteSettings } from './site-file/site.ts';

/** What the sitemap for people lists. */
export const sitemapMenuOf = ({
  settings: { menus },
}: ConfiguredSite): SiteSettings['menus']['sitemap'] & { legal: readonly string[] } => ({
  ...menus.sitemap,
  legal: menus.sitemap.legal ?? menus.legal,
});
