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
import { isScalar, parseDocument, visit, type Document } from 'yaml';
import { catalogs } from '../shared/i18n/catalogs.ts';
import { removeLanguage } from './language-files.ts';
import { moveFacts } from './text-facts.ts';

/*
 * A new site is a copy of `sites/_starter/`, which is a whole site in every language that the product speaks, without
 * the languages that were not chosen, and with the company's name and domain in its site.yaml.
 */

/** The day that the files of the starter name; that of the new site is today. */
const starterDay = '2026-01-15';

/** The first of the starter, which holds the facts of its long texts. */
const starterLanguage = 'en';

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

function setLanguages(folder: string, languages: readonly string[]): void {
  moveFacts(folder, starterLanguage, languages[0] ?? starterLanguage);
  for (const code of starterLanguages) if (!languages.includes(code)) removeLanguage(folder, code);
}

function edit(file: string, change: (document: Document) => void): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  change(document);
  const text = document.toString({ lineWidth: 0, singleQuote: true });
  // The way lists are written here.
  writeFileSync(file, text.replace(/\[ (.*) \]$/gm, '[$1]'));
}

/** In a flow, as `[en, de]`, which is how the starter has it. */
function setInFlow(document: Document, name: string, value: unknown): void {
  document.set(name, document.createNode(value, { flow: true }));
}

/** Strong and light: the first word, and what follows it. */
function wordmarkOf(company: string): [string, string] {
  const space = company.indexOf(' ');
  return space < 0 ? [company, ''] : [company.slice(0, space), company.slice(space)];
}

function setFacts(
  document: Document,
  name: string,
  choices: SiteChoices,
  today: Date,
  password: string,
): void {
  const { company, origin, languages } = choices;
  const host = new URL(origin).hostname.replace(/^www\./, '');
  const year = today.getUTCFullYear();
  const salt = randomBytes(9).toString('base64url');
  document.set('name', company);
  setInFlow(document, 'wordmark', wordmarkOf(company));
  document.set('slug', name);
  document.set('legalName', company);
  document.set('origin', origin);
  setInFlow(document, 'languages', languages);
  document.set('foundedYear', year);
  document.set('copyrightYear', year);
  document.setIn(['contact', 'security', 'expires'], dayOf(inAYear(today)));
  document.setIn(['adminGate', 'salt'], salt);
  document.setIn(['adminGate', 'digest'], createHash('sha256').update(`${salt}:${password}`).digest('hex'));
  visit(document, {
    Scalar(_, node) {
      if (isScalar(node) && typeof node.value === 'string')
        node.value = node.value.replace('@company.example', `@${host}`);
    },
  });
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

/** Where things are, absolute. */
interface Places {
  /** The starter. */
  from: string;
  /** The folder that is to be. */
  to: string;
  /** For working files, on the same disk. */
  cache: string;
}

/**
 * Writes the folder of a new site, all of it or nothing.
 * @param name of the folder, which also names the site in browsers
 * @param approve is given the folder before it takes its place, and throws where it cannot be used
 * @returns the password of the simulated admin page, which stands nowhere
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
    edit(join(folder, 'site.yaml'), (document) => setFacts(document, name, choices, today, password));
    setLanguages(folder, choices.languages);
    approve(folder);
    mkdirSync(dirname(to), { recursive: true });
    renameSync(folder, to);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { password };
}
