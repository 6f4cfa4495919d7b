import { readYaml } from './site-file/data-file.ts';
import { parseData } from './site-file/parse-data.ts';
import { readMark } from './site-file/mark.ts';
import { siteSchema } from './site-file/site.ts';
import { DataError } from './site-file/problem.ts';
import { siteFile, stopWith } from './site-folder.ts';

/**
 * What `site.yaml` of the chosen site says, one export for each part. Browser code does not import it: it takes what it
 * needs of the site from the page.
 */
const site = orStop(() => parseData(siteSchema, readYaml(siteFile('site.yaml'))));

/** The result of reading; problems of the files end the process. */
function orStop<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof DataError) stopWith(error.message);
    throw error;
  }
}

export const {
  adminGate,
  name,
  wordmark,
  slug,
  legalName,
  origin,
  languages,
  addresses,
  locales,
  contact,
  profiles,
  foundedYear,
  copyrightYear,
  certifications,
  accent,
  grounds,
  neutralHue,
  shape,
  fonts,
  pictures,
  splash,
  hsts,
  services,
  forms,
  newsletter,
  blog,
  team,
  editor,
  scriptsAfterConsent,
  cookieBanner,
  consentVersion,
  pages,
  menus,
} = site;

const { inkTop, inkBottom, ...shapes } = orStop(() => readMark(siteFile('logo.svg')));

/** The mark of the logo. */
export const mark = shapes;
/** Vertical extent of the part in the colour of the text. */
export const markInk = { top: inkTop, bottom: inkBottom };
