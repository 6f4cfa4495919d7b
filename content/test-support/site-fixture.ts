import { stringify } from 'yaml';
import { attempt, describeProblem } from '#content/site-file/problem.ts';
import type { Mode } from '#shared/mode.ts';
import { problemsOfSite } from '#content/checks/check-site.ts';
import { loadSite, readSite, type Site } from '#content/load-site.ts';
import { readSiteFiles, SiteSource, type SiteFiles } from '#content/read/site-source.ts';

const mail = 'mail@acme.example';

/** The least that `site.yaml` has to say, beside the languages. */
const settings = {
  name: 'Acme Works',
  wordmark: ['Acme', 'Works'],
  slug: 'acme',
  legalName: 'Acme Works Inc.',
  origin: 'https://acme.example',
  contact: {
    phone: '+1 415 555 0100',
    email: { general: mail, privacy: mail, legal: mail, careers: mail },
    address: {
      street: '1 Main Street',
      city: 'Springfield',
      country: 'US',
      cityLine: 'Springfield, IL 62701',
    },
    officeHours: { opens: '09:00', closes: '17:00' },
    security: { email: mail, expires: '2027-10-31' },
  },
  foundedYear: 2020,
  copyrightYear: 2026,
  accent: { light: '#0b5394', dark: '#7cc0ff' },
  newsletter: 'off',
  consentVersion: '2026-01-01',
  adminGate: { salt: 'salt', digest: '0'.repeat(64) },
  menus: {
    main: [],
    footer: [],
    legal: [],
    sitemap: {
      main: { group: 'main', entries: ['/about'] },
      services: { group: 'services', entries: ['/services'] },
    },
  },
};

/** The words of the one page that every such site has beside home. */
const about = {
  head: {
    title: 'About our company',
    description: 'Who we are, what we do, and how we came to do it, in a few words.',
  },
  title: 'About us',
  lead: 'What we do and why.',
};

const job = {
  facts: { postedDate: '2026-01-01', city: 'Springfield', country: 'US', minimumYears: 2 },
  words: {
    title: 'Engineer',
    department: 'Operations',
    location: 'Springfield',
    type: 'Full-time',
    experience: '2+ years',
    summary: 'A summary of the position that is long enough for the schema.',
    description:
      'A description of the position, which has to be longer than that: at least eighty characters.',
    responsibilities: ['Keep the systems running'],
    requirements: ['Knows how to read a log'],
    benefits: ['Five weeks of paid time off'],
  },
};

/** A position: its id, and the fields that differ from those of every other position. */
type JobFixture = { id?: string } & Partial<typeof job.facts & typeof job.words>;

/** What a test says about a site. */
export interface SiteFixture {
  languages?: readonly string[];
  /** Fields of `site.yaml`. */
  site?: object;
  jobs?: readonly JobFixture[];
  /** Other files by their names in the folder. */
  files?: Readonly<Record<string, string>>;
}

const isFact = (name: string) => name in job.facts;
const pick = (fields: object, isChosen: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isChosen(name)));

/** The files of a tiny valid site. */
export function fixtureFiles({ languages = ['en'], site, jobs = [], files }: SiteFixture = {}): SiteFiles {
  const jobFile = (fields: object) =>
    stringify(
      Object.fromEntries(
        languages.map((language, index) => [
          language,
          {
            ...job.words,
            ...pick(fields, (name) => !isFact(name)),
            ...(index === 0 && { ...job.facts, ...pick(fields, isFact) }),
          },
        ]),
      ),
    );
  return new Map([
    ['logo.svg', '<svg viewBox="0 0 26 26"><path d="M0 0h26v26H0z"/></svg>'],
    ['site.yaml', stringify({ ...settings, languages, ...site })],
    ['legal/settings.yaml', 'lastUpdated: 2026-01-15\n'],
    ['pages/about.yaml', stringify(Object.fromEntries(languages.map((language) => [language, about])))],
    ...jobs.map(({ id, ...fields }, index): [string, string] => [
      `jobs/${id ?? `job-${index + 1}`}.yaml`,
      jobFile(fields),
    ]),
    ...Object.entries(files ?? {}),
  ]);
}

/** A tiny valid site in memory, through the loader and the checks of any site. @throws DataError as `loadSite` */
export const siteFixture = (fixture: SiteFixture = {}): Site => loadSite('acme', fixtureFiles(fixture));

/** A change of a file: a text in it and what is in its place; null: the whole file is new, or is removed. */
export type Edit =
  | readonly [file: string, found: string | RegExp, text: string]
  | readonly [file: string, found: null, content: string | Uint8Array | null];

/** The text of a file of the starter, with which a new site begins. */
export function starter(file: string): string {
  const content = readSiteFiles('sites/_starter').get(file);
  if (!(content instanceof Uint8Array)) throw new Error(`the starter has no text ${file}`);
  return new TextDecoder().decode(content);
}

/** The files of the starter, which is a complete site, with these changes. */
export function starterWith(...edits: readonly Edit[]): SiteFiles {
  const files = new Map(readSiteFiles('sites/_starter'));
  for (const [file, found, text] of edits) {
    if (text === null) files.delete(file);
    else if (found === null || typeof text !== 'string') files.set(file, text);
    else {
      const before = new TextDecoder().decode(new Uint8Array(Buffer.from(files.get(file) ?? '')));
      const after = before.replace(found, () => text);
      if (after === before) throw new Error(`${file} has no ${String(found)}`);
      files.set(file, after);
    }
  }
  return files;
}

/** What the check says about a site with these files, without the folder. */
export function problemsOfFiles(files: SiteFiles, mode: Mode = 'simulated'): string[] {
  const { found, wrong } = attempt(() => readSite(new SiteSource('acme', files)));
  const problems = found ? problemsOfSite(found, { nowMs: Date.parse('2026-11-01'), mode }) : wrong;
  return problems.map((problem) => describeProblem(problem).replaceAll('acme/', ''));
}
