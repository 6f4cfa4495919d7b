import { buildMoment } from '#shared/build-day.ts';
import { forgetWords } from '#shared/i18n/words-in.ts';
import { siteFolder } from '#shared/site-folder.ts';
import { loadSite, type Site } from './load-site.ts';
import { shownSite } from './shown-site.ts';

/*
 * The site that this process works for. The only module that keeps a site; whatever receives one as an argument does
 * not import it.
 */

let site: Site | undefined;

/** Until when texts are shown, in milliseconds since 1970; with DRAFTS=shown, as in `npm run dev`, all of them. */
export const shownUntil = (): number => (process.env.DRAFTS === 'shown' ? Infinity : buildMoment());

/** The chosen site (shared/site-folder.ts), loaded when it is first needed. @throws DataError as `loadSite` */
export function currentSite(): Site {
  site ??= shownSite(loadSite(siteFolder), shownUntil());
  return site;
}

/** Replaces the current site. @param other undefined loads the chosen one again when it is needed next */
export function replaceSite(other: Site | undefined): void {
  site = other;
  forgetWords();
}
