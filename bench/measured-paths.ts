import { defaultLanguage } from '../config/locales.ts';
import { routes } from '../config/routes.ts';
import { homeBlocksIn } from '../content/home-blocks.ts';
import { servicePaths } from '../content/listed-services.ts';
import { hasPageAt } from '../content/site-pages.ts';

/** Where measured visitors of a site go, unprefixed. */

const [overview = routes.contact, service = routes.contact] = servicePaths();

/** From home to what the first view of most homes leads to: a service, or else the contact page. */
export const navigation = {
  from: routes.home,
  to: homeBlocksIn(defaultLanguage).includes('services') ? service : routes.contact,
};

/** Where a visit goes on to after home, each page linked from the one before. */
export const visit: string[] = [...new Set([overview, service, routes.contact])].filter((path) =>
  hasPageAt(defaultLanguage, path),
);
