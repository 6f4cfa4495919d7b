import * as v from 'valibot';
import type { Site } from '#content/load-site.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';
import { mapTexts } from '#shared/map-texts.ts';
import type { Mode } from '#shared/mode.ts';
import { productVersion } from '#server/product-version.ts';
import { liveSiteSchema, servedSiteSchema, type LiveSite } from '#server/served-site.ts';

/** What a server in live mode knows of a site. */
export const liveSite = (site: Site): LiveSite =>
  mapTexts(v.parse(liveSiteSchema, { ...site, mode: 'live', version: productVersion }), withoutSoftHyphens);

/** The file by which a build tells the server about the site. */
export const renderServedSite = (site: Site, mode: Mode): string =>
  JSON.stringify(
    mode === 'live' ? liveSite(site) : v.parse(servedSiteSchema, { ...site, mode, version: productVersion }),
  );
