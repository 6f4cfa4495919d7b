import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Values } from '#build/editor/written-form.ts';
import { mapTexts } from '#shared/map-texts.ts';
import { changeLanguages, rewriteFile } from './language-files.ts';
import { hostOf } from '#shared/redirect-rules.ts';
import { catalogs } from '#shared/i18n/catalogs.ts';

/*
 * A new site is a copy of `sites/_starter/`, which is a whole site in every language that the product speaks, without
 * the languages that were not chosen, and with the company's name and domain in its site.yaml.
 */

/** The day that the files of the starter name; that of the new site is today. */
const starterDay = '2026-01-15';

/** What is decided about a site before it begins; all else is changed in its files. */
export interface SiteChoices {
  company: string;
  /** `https://acme.example` */
  origin: string;
  /** Of those of the starter; the first is the default. */
  languages: readonly string[];
}

/** The languages that the starter has, which are those of the product. */
export const starterLanguages = Object.keys(catalogs);

/** What follows the name of a company in its legal name. */
const legalForms = [
  /,?\s+(?:g?gmbh|ag|ug(?: \(haftungsbeschränkt\))?)(?: & co\.? ?kg(?:aa)?)?$/i,
  /,?\s+(?:kg|ohg|gbr|e\. ?k\.|s\.l\.(?:u\.)?|slu?|s\.a\.(?:s\.|u\.)?|sarl|s\.a\.?r\.l\.|s\.r\.l\.|eurl|sasu?)$/i,
  /,?\s+(?:(?:pty |co\.,? )?(?:ltd\.?|limited)|llp|plc|inc\.?|llc|corp\.?|b\.?v\.?)$/i,
  // In lower-case letters these are words.
  /,?\s+(?:SA|SE)$/,
];

function nameOf(company: string): string {
  const full = company.trim();
  const form = legalForms.find((one) => one.test(full));
  return form ? full.replace(form, '') : full;
}

/** The strong and the light part of the wordmark: the first word and the rest. */
const wordmarkOf = (company: string): string[] => {
  const [strong = '', ...light] = company.split(' ');
  return light.length > 0 ? [strong, light.join(' ')] : [strong];
};

/**
 * The legal notice that the law of a country requires, by the first language of the site: the address of its page. Its
 * texts are in `cli/legal-notices/<first language>/`, one for each language of the site.
 */
const legalNotices = new Map([
  ['de', 'impressum'],
  ['fr', 'mentions-legales'],
  ['es', 'aviso-legal'],
]);
const legalNoticeOf = ({ languages: [first = ''] }: SiteChoices) => legalNotices.get(first);

/** The menus of the starter with the legal notice before the other legal pages. */
const withLegalNotice = (menus: Values, notice: string) => ({
  ...menus,
  legal: [`/${notice}`, ...(menus['legal'] as unknown[])],
});

/** `site.yaml` of the starter with what is known of the company. */
function siteOf(starter: Values, name: string, choices: SiteChoices, today: Date, password: string): Values {
  const { company, origin, languages } = choices;
  const host = hostOf(new URL(origin));
  const contact = mapTexts(starter['contact'] as Values, (text) =>
    text.replace('@company.example', `@${host}`),
  );
  const address = contact['address'] as Values;
  const brand = nameOf(company);
  const salt = randomBytes(9).toString('base64url');
  const notice = legalNoticeOf(choices);
  return {
    ...starter,
    name: brand,
    wordmark: wordmarkOf(brand),
    slug: name,
    legalName: company,
    origin,
    languages,
    foundedYear: today.getUTCFullYear(),
    copyrightYear: today.getUTCFullYear(),
    contact: {
      ...contact,
      // The country whose legal notice the site gets.
      ...(notice !== undefined && { address: { ...address, country: languages[0]?.toUpperCase() } }),
      security: { ...(contact['security'] as Values), expires: dayOf(inAYear(today)) },
    },
    ...(notice !== undefined && { menus: withLegalNotice(starter['menus'] as Values, notice) }),
    adminGate: { salt, digest: createHash('sha256').update(`${salt}:${password}`).digest('hex') },
  };
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const inAYear = (date: Date) =>
  new Date(Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate() - 1));

function setDay(folder: string, today: Date): void {
  for (const name of globSync('**/*.{yaml,md}', { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(starterDay, dayOf(today)));
  }
}

/** Absolute paths. */
interface Places {
  from: string;
  to: string;
  /** For working files, on the same disk. */
  cache: string;
}

/**
 * Writes the folder of a new site, all of it or nothing.
 * @param name of the folder, which also names the site in browsers
 * @param approve checks the folder before it is moved to its place, and throws where it cannot be used
 * @returns the password of the simulated admin page, of which only a hash is stored
 */
export function startSite(
  { from, to, cache }: Places,
  name: string,
  choices: SiteChoices,
  today: Date,
  approve: (folder: string) => void = () => {},
): { password: string } {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'new-site-'));
  const password = randomBytes(9).toString('base64url');
  try {
    cpSync(from, folder, { recursive: true });
    setDay(folder, today);
    changeLanguages(folder, starterLanguages, choices.languages);
    rewriteFile(folder, 'site.yaml', choices.languages, (starter) =>
      siteOf(starter, name, choices, today, password),
    );
    const notice = legalNoticeOf(choices);
    const notices = join(import.meta.dirname, 'legal-notices', choices.languages[0] ?? '');
    for (const code of notice === undefined ? [] : choices.languages)
      cpSync(join(notices, `${code}.md`), join(folder, `pages/${notice}.${code}.md`));
    approve(folder);
    mkdirSync(dirname(to), { recursive: true });
    renameSync(folder, to);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { password };
}
