import { buildMoment } from '#shared/build-day.ts';
import { chosenFolder } from '#content/read/site-folder.ts';
import { loadSite, type Site } from './load-site.ts';
import { shownSite } from './shown-site.ts';

/** Until when texts are shown, in milliseconds since 1970; with DRAFTS=shown, as in `npm run dev`, all of them. */
export const shownUntil = (): number => (process.env.DRAFTS === 'shown' ? Infinity : buildMoment());

/**
 * Loads the site for which a command works (content/read/site-folder.ts), as visitors see it now.
 * @throws DataError as `loadSite`; Error when there is no such site
 */
export const loadChosenSite = (): Site => shownSite(loadSite(chosenFolder()), shownUntil());

/** As `loadChosenSite`, for commands: prints what is wrong with the site, and ends the process. */
export function chosenSite(): Site {
  try {
    return loadChosenSite();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
