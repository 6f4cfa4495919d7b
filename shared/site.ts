import { readYaml } from './site-file/data-file.ts';
import { parseData } from './site-file/parse-data.ts';
import { readMark } from './site-file/mark.ts';
import { siteSchema } from './site-file/site.ts';
import { DataError } from './site-file/problem.ts';
import { siteFile, stopWith } from './site-folder.ts';

/**
 * What `site.yaml` of the chosen site says, one export for each part, so that the browser gets only what it
 * asks for: there, this module is replaced by the values (build/site-in-browser.ts). Whatever is exported
 * here has to be plain data.
 */
const site = orStop(() => parseData(siteSchema, readYaml(siteFile('site.yaml'))));

/** What is read, or an end of the process with what is wrong with the files. */
function orStop<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof DataError) stopWith(error.message);
    throw error;
  }
}

export const {
  name,
  wordmark,
  slug,
  legalName,
  origin,
  languages,
  locales,
  contact,
  profiles,
  foundedYear,
  copyrightYear,
  certifications,
  accent,
  look,
  fonts,
  hero,
  splash,
  hsts,
  services,
  forms,
  newsletter,
  blog,
  team,
  editor,
  scriptsAfterConsent,
  consentVersion,
  pages,
  menus,
} = site;

const { inkTop, inkBottom, ...shapes } = orStop(() => readMark(siteFile('logo.svg')));

/** The mark of the logo. */
export const mark = shapes;
/** How far the part of it reaches that has the colour of the text. */
export const markInk = { top: inkTop, bottom: inkBottom };
