import * as v from 'valibot';
import {
  address,
  day,
  fields,
  linkTarget,
  list,
  email,
  oneOf,
  slug,
  plainLine,
  text,
  secureUrl,
  webUrl,
  whole,
} from './parts.ts';
import { channels, phonePattern } from './channels.ts';
import { countryCode } from './country.ts';
import { language } from './in-each-language.ts';
import { openingHours } from './opening-hours.ts';
import { homeBlocks } from './pages/home.ts';
import { pagePicture, pagePictures, picture, spot } from './pictures.ts';

/** The schema of `site.yaml` (docs/how-to/make-it-yours.md). */

const line = plainLine(1, 120);
const year = whole(1800, 2200);

/** `https://example.com`, without a slash because paths are appended. */
const origin = v.pipe(
  line,
  v.check(
    (value) => URL.canParse(value) && new URL(value).origin === value && value.startsWith('https://'),
    ({ input }) => {
      const meant = URL.canParse(input) ? new URL(input).origin : '';
      const advice = meant.startsWith('https://') ? `; write ${meant}` : '';
      return `must be an origin, such as https://example.com, without a slash at the end: ${input}${advice}`;
    },
  ),
);

/** Where a script may load from or send to: an origin, or all hosts of a domain (`https://*.example.com`). */
const source = v.pipe(
  line,
  v.regex(
    /^(?:https|wss):\/\/(?:\*\.(?=[^.]+\.))?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/,
    ({ input }) =>
      `must be an origin, such as https://example.com or https://*.example.com, without a slash at the end: ${input}`,
  ),
);

/** Calls by the name of a function or list: `gtag: [[event, page_view]]`. */
const calls = v.optional(v.record(v.string(), v.array(v.array(v.unknown()))), {});

const sources = v.optional(v.array(source), []);

const hasList = (value: unknown): boolean => Array.isArray(value) && value.some(Array.isArray);

const colour = v.pipe(
  v.string(),
  v.regex(/^#[\da-fA-F]{6}$/, ({ input }) => `must be a colour, such as "#1a6b75": ${input}`),
);

const inThemes = fields({ light: colour, dark: colour });

/** Blocks of a page in the order they are shown in; those that are not named are off. */
const blocksOf = <const Names extends readonly string[]>(names: Names) =>
  v.optional(
    v.pipe(
      list(oneOf(names, 'block'), 0, names.length),
      v.check((blocks) => new Set(blocks).size === blocks.length, 'a block is listed twice'),
    ),
  );

/** What `site.yaml` says about one page beside its words. */
const pageSettings = fields({ blocks: blocksOf(homeBlocks) });

/** A page that is off is not built, and no menu and no other page leads to it; those below its address go with it. */
const page = v.union([oneOf(['off'], 'setting of a page'), pageSettings], ({ input, issues }) => {
  const [ofWord, ofSettings] = [issues?.at(0), issues?.at(-1)];
  return (typeof input === 'object' ? ofSettings : ofWord)?.message ?? 'neither off nor settings';
});

/** A script of somebody else that runs only after "Accept All", such as visitor statistics. */
export const optionalScript = v.pipe(
  fields({
    /** What visitors know it by: the cookie banner names it, and the privacy policy has to. */
    name: line,
    address: secureUrl,
    /**
     * The cookies it sets, as its maker lists them; `[]` for none, `_ga_*` for all that begin so. The privacy policy
     * lists them, and they are deleted when consent is withdrawn.
     */
    cookies: v.array(line, 'missing: the cookies it sets, as its maker lists them; [] for none'),
    /** Attributes of its element, as its maker prints them: `data-domain: acme.example`. */
    attributes: v.optional(v.record(v.string(), v.string('not a text (put it between quotes)')), {}),
    /** Functions that keep their arguments in a list until it has loaded: `gtag: dataLayer`. */
    functions: v.optional(v.record(v.string(), line), {}),
    /**
     * Global variables that it reads, instead of the inline script in its documentation: `_paq:
     * [[setSiteId, '1']]`.
     */
    settings: v.optional(v.record(v.string(), v.unknown()), {}),
    /** Calls before the first page. `{now}` is the time. */
    start: calls,
    /**
     * What it records about each page, including the first one: calls of its function or list, `plausible:
     * [[pageview]]`. `{address}`, `{path}`, `{title}` and `{referrer}` are those of the page.
     */
    everyPage: calls,
    /** The same for each page after the first one, for scripts that count the first one themselves. */
    nextPages: calls,
    /** Where it may send to and load pictures from, beside the origin it comes from. */
    origins: sources,
    /** Where it loads more scripts, styles, fonts and frames from. */
    scripts: sources,
    styles: sources,
    fonts: sources,
    frames: sources,
  }),
  v.check(
    ({ settings, start, everyPage, nextPages }) =>
      ![settings, start, everyPage, nextPages].some(({ dataLayer }) => hasList(dataLayer)),
    'Google ignores lists in dataLayer: write functions: { gtag: dataLayer } and calls of gtag (docs/how-to/add-visitor-statistics.md)',
  ),
);

/** The repository that the editor of a team works on. */
const editor = fields({
  backend: oneOf(['github', 'gitlab', 'gitea'], 'kind of repository'),
  repository: v.pipe(
    line,
    v.regex(/^[\w.-]+(\/[\w.-]+)+$/, ({ input }) => `must be a repository, such as acme/website: ${input}`),
  ),
  branch: v.optional(line, 'main'),
  /** Where GitLab or Gitea run, when it is not the public service. */
  address: v.optional(origin),
  /** The OAuth service for GitHub; without it people use a token of their own. */
  signIn: v.optional(origin),
  /** The id of the OAuth application at GitLab or Gitea. */
  appId: v.optional(line),
  /** The folder of the site in the repository, when it is another than here. */
  folder: v.optional(line),
});

/**
 * Links under a name. The names are words of the product or of the site: `menu.<group>`.
 * `services: all` stands for all services, before the entries.
 */
const inGroup = {
  page: v.optional(address),
  services: v.optional(oneOf(['all'], 'setting')),
  entries: v.optional(list(linkTarget, 1, 12)),
};

const group = v.pipe(
  fields({ group: slug, ...inGroup }),
  v.check(
    ({ services, entries }) => (services ?? entries) !== undefined,
    'neither entries nor services: all',
  ),
  v.transform(({ entries = [], ...rest }) => ({ ...rest, entries })),
);

/** An entry of the main menu: a page, a link to a file or another site, or a group of them. */
const entry = v.pipe(
  fields({ group: v.optional(slug), link: v.optional(linkTarget), ...inGroup }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const { group: name, page: own, link, services, entries } = value;
    const isGroup = (services ?? entries) !== undefined;
    if (name !== undefined && isGroup && link === undefined) {
      const links: v.InferOutput<typeof group> = { group: name, page: own, services, entries: entries ?? [] };
      return links;
    }
    const single = own ?? link;
    if (single !== undefined && name === undefined && !isGroup) return single;
    addIssue({ message: 'neither a page, a link nor a group with entries' });
    return NEVER;
  }),
);

const ofForm = v.optional(
  v.pipe(
    v.string('neither off nor an address'),
    v.check(
      (value) => value === 'off' || (URL.canParse(value) && value.startsWith('https://')),
      ({ input }) => `neither off nor an address that starts with https://: ${input}`,
    ),
  ),
);

/** Where forms post to without live mode; a form can have an address of its own, also in live mode, or be off. */
const endpoints = v.pipe(
  fields({
    endpoint: v.optional(secureUrl),
    enquiry: ofForm,
    newsletter: ofForm,
    application: ofForm,
  }),
  v.check((given) => Object.keys(given).length > 0, 'names no form: write endpoint: https://…'),
);

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** What a search engine has in `content` of the tag that it asks for. */
const verificationCode = (tag: string) =>
  v.pipe(
    v.string('not a text (put it between quotes)'),
    v.trim(),
    v.regex(/^[\w-]{16,100}$/, ({ input }) => {
      const [, code] = /content=["']?([\w-]+)/.exec(input) ?? /verification=([\w-]+)/.exec(input) ?? [];
      const advice = code === undefined ? `copy what is in content="…" of the tag “${tag}”` : `write ${code}`;
      return `not a code of letters, digits, hyphens and underscores: ${advice}`;
    }),
  );

const languages = v.pipe(
  list(language, 1, 40),
  v.check((codes) => new Set(codes).size === codes.length, 'a language is listed twice'),
);

/** A font: what style sheets call it, and its file in `fonts/` of the site or in an installed Fontsource package. */
const font = fields({
  family: v.pipe(
    text(1, 120),
    v.regex(/^[\p{L}\p{N} ._-]+$/u, ({ input }) => `not a name of letters and digits: ${input}`),
  ),
  file: v.pipe(
    line,
    v.regex(
      /^(fonts|@fontsource[\w-]*\/[\w-]+)(\/[\w-][\w.-]*)+\.(woff2?|ttf|otf)$/,
      ({ input }) => `must be a woff2, woff, ttf or otf file, such as fonts/acme.woff2: ${input}`,
    ),
  ),
});

/** What a photo shows, by language. */
const altTexts = v.record(language, plainLine(5, 200));

/** A language and where it is spoken, BCP 47. */
const locale = v.pipe(
  v.string(),
  v.regex(
    /^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|\d{3})(-u-nu-[a-z]{3,8})?$/,
    ({ input }) => `must be a locale, such as en-GB, or ar-JO-u-nu-latn with its digits: ${input}`,
  ),
);

/** Other addresses of pages and of all below them, the most specific first. */
const names = v.pipe(
  v.record(address, address),
  v.transform((all) => Object.entries(all).toSorted(([one], [two]) => two.length - one.length)),
);

const phoneNumber = v.pipe(
  line,
  v.regex(phonePattern, 'must be a phone number with its country code, such as +1 (415) 555-0142'),
);

const postalAddress = {
  address: fields({
    street: line,
    city: line,
    region: v.optional(v.string(), ''),
    postalCode: v.optional(v.string(), ''),
    country: countryCode,
    cityLine: line,
  }),
  /** The same in the words of other languages, such as in their script. */
  addressIn: v.optional(v.record(language, fields({ street: line, city: line, cityLine: line })), {}),
  /** A map service that shows the way. */
  directions: v.optional(secureUrl),
};

/** Whether texts are in each language, or in none. */
const hasAllOrNone = (texts: Readonly<Record<string, string>>, codes: readonly string[]): boolean => {
  const named = Object.keys(texts);
  return named.length === 0 || (named.length === codes.length && codes.every((code) => code in texts));
};

export const siteSchema = v.pipe(
  fields({
    name: line,
    wordmark: v.pipe(
      v.array(v.string('not a text'), 'missing, or not a list'),
      v.minLength(1, 'write one or two parts'),
      v.maxLength(2, 'write one or two parts'),
      v.transform(([strong = '', light = '']): [string, string] => [strong, light]),
    ),
    slug,
    legalName: line,
    origin,
    languages,
    /**
     * Where a language is spoken when it is not where most of its speakers live: `en: en-GB`, `de: de-AT`. It
     * decides how dates, times and numbers are written and with which day weeks begin.
     */
    locales: v.optional(v.record(language, locale), {}),
    /** What pages are called in the addresses of a language: `de: { /careers: /karriere }`. */
    addresses: v.optional(v.record(language, names), {}),
    contact: fields({
      phone: phoneNumber,
      email: fields({ general: email, privacy: email, legal: email, careers: email }),
      ...postalAddress,
      officeHours: openingHours,
      security: fields({ email: email, expires: day }),
    }),
    /** Offices beside that of `contact`. */
    offices: v.optional(
      list(
        fields({
          ...postalAddress,
          phone: v.optional(phoneNumber),
          email: v.optional(email),
          officeHours: v.optional(openingHours),
          map: v.optional(fields({ picture, office: spot, alt: v.optional(altTexts) })),
        }),
        0,
        12,
      ),
      [],
    ),
    /** What search engines list the company as: a business with an office, its hours, and where it works. */
    business: v.optional(
      fields({
        type: oneOf(['ProfessionalService', 'LocalBusiness', 'ComputerStore'], 'type of business'),
        areaServed: v.optional(list(line, 1, 20)),
      }),
    ),
    /** Other ways to reach the company, in the order in which they are shown. */
    channels,
    /** Of the company in networks, in the footer. */
    profiles: v.optional(v.array(webUrl), []),
    /** What the law asks a company to say, in the footer; an imprint has it as `{vat}`. */
    registration: v.optional(
      fields({ vat: v.optional(line), register: v.optional(line), insurance: v.optional(line) }),
      {},
    ),
    /** Proves to Search Console and Bing Webmaster Tools whose site it is, as tags of the home page. */
    verification: v.optional(
      fields({
        google: v.optional(verificationCode('google-site-verification')),
        bing: v.optional(verificationCode('msvalidate.01')),
      }),
      {},
    ),
    foundedYear: year,
    copyrightYear: year,
    certifications: v.optional(v.array(line), []),
    /** Certificates and partner status, in the footer. */
    badges: v.optional(
      list(
        fields({
          name: line,
          logo: v.optional(picture),
          /** Where the issuer confirms it. */
          to: v.optional(linkTarget),
          /** The last day on which it is shown. */
          validUntil: v.optional(day),
        }),
        0,
        12,
      ),
      [],
    ),
    /** The company's file, shown as it is. Without it the logo is the mark in `logo.svg`, and the name. */
    logo: v.optional(
      fields({
        file: picture,
        dark: v.optional(picture),
        /** A square one, for browser tabs and home screens. */
        icon: v.optional(picture),
        /** Whether the name is written beside it, because it has no lettering of its own. */
        withName: v.optional(v.boolean('neither true nor false'), false),
        /** Leaves out the white around what `file` draws. */
        withoutWhite: v.optional(v.boolean('neither true nor false'), false),
      }),
    ),
    accent: inThemes,
    /**
     * Other greys than the product's. `hue`: of greys, lines and text in degrees (OKLCH): 75 is the product's warm
     * grey, 250 a cool one. `page` and `band` name the ground of the page, and of the bands that are dark in both
     * themes.
     */
    grounds: v.optional(
      fields({
        hue: v.optional(v.pipe(whole(0, 360), v.maxValue(359, 'not an angle from 0 to 359'))),
        page: v.optional(inThemes),
        band: v.optional(inThemes),
      }),
      {},
    ),
    /** The shape of bullets, numbers and pictures of people. */
    shape: v.optional(oneOf(['square', 'hexagon'], 'shape'), 'square'),
    pictures: v.optional(
      fields({
        /** In the first view; a photo needs the text that says what it shows. */
        home: v.optional(fields({ ...pagePicture, alt: v.optional(altTexts) })),
        ...pagePictures,
      }),
      {},
    ),
    /** For texts, and for captions and code; the product's own where none is named. */
    fonts: v.optional(fields({ sans: v.optional(font), mono: v.optional(font) }), {}),
    /** The loading splash of a first visit (SPEC section 4). */
    splash: v.optional(oneOf(['on', 'off'], 'setting'), 'on'),
    /**
     * The reach of HSTS, for two years: the host of the site, the subdomains of its domain too, or also the browsers'
     * preload list. Only `host` can be taken back.
     */
    hsts: v.optional(oneOf(['host', 'subdomains', 'preload'], 'reach'), 'host'),
    mode: v.optional(oneOf(['simulated', 'live'], 'mode'), 'simulated'),
    /**
     * What forms do where `mode` is not live: post to an address that takes forms, or pretend to. Without it
     * there are none, and pages show how else to reach the company.
     */
    forms: v.optional(
      v.union([v.literal('demonstration'), endpoints], ({ input, issues }) =>
        isObject(input)
          ? (issues ?? [])
              .slice(-1)
              .map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
              .join('')
          : 'neither “demonstration” nor “endpoint: https://…”',
      ),
    ),
    /**
     * `off`: no form anywhere. `blogListing`: whether the form of the blog listing works in a demonstration; elsewhere
     * it does.
     */
    newsletter: v.union(
      [v.literal('off'), fields({ blogListing: oneOf(['inert', 'working'], 'kind of form') })],
      'neither “off” nor “blogListing: working”',
    ),
    /** The listing has pages from ten posts on; with fewer it has no strip of pages, or one that does nothing. */
    blog: v.optional(fields({ strip: oneOf(['none', 'inert'], 'strip of pages') }), { strip: 'none' }),
    /**
     * What the team page shows for networks where a person has no public profile: nothing, or a button without
     * a target.
     */
    team: v.optional(fields({ profiles: oneOf(['none', 'inert'], 'kind of buttons') }), {
      profiles: 'none',
    }),
    /** Where the editor of a team keeps what it writes; without it the site has no /edit. */
    editor: v.optional(editor),
    scriptsAfterConsent: v.optional(v.array(optionalScript), []),
    /** Whether the banner opens by itself also where no script waits for consent (SPEC section 4). */
    cookieBanner: v.optional(oneOf(['on', 'off'], 'setting'), 'on'),
    consentVersion: line,
    adminGate: fields({
      salt: line,
      digest: v.pipe(line, v.regex(/^[\da-f]{64}$/, 'not a SHA-256 in hexadecimal digits')),
    }),
    /** By name or address of a page; pages not named here have the defaults. */
    pages: v.optional(v.record(v.string(), page), {}),
    menus: fields({
      main: v.array(entry, 'missing, or not a list'),
      footer: v.array(group),
      legal: v.array(linkTarget),
      /** Its legal pages; by default those of the last row of the footer. */
      sitemap: fields({ main: group, services: group, legal: v.optional(v.array(linkTarget)) }),
    }),
  }),
  v.forward(
    v.check(
      ({ pictures: { home }, languages: all }) =>
        !home || home.picture.endsWith('.svg') || all.every((code) => home.alt?.[code] !== undefined),
      'home.alt: a language of the site is missing: describe the photo in each of them',
    ),
    ['pictures'],
  ),
  v.forward(
    v.check(
      ({ channels: all, languages: codes }) => all.every(({ label }) => hasAllOrNone(label, codes)),
      'label: not in each language of the site, and in no other: the usual name needs none',
    ),
    ['channels'],
  ),
  v.forward(
    v.check(
      ({ offices, languages: codes }) => offices.every(({ map }) => hasAllOrNone(map?.alt ?? {}, codes)),
      'map.alt: not in each language of the site, and in no other',
    ),
    ['offices'],
  ),
  v.forward(
    v.check(
      ({ name, wordmark }) => ['', ' '].some((between) => wordmark.join(between).trim() === name),
      'its parts do not add up to the name',
    ),
    ['wordmark'],
  ),
  v.forward(
    v.check(
      ({ languages: codes, locales }) =>
        Object.entries(locales).every(
          ([code, value]) => codes.includes(code) && value.startsWith(`${code}-`),
        ),
      'must be pairs of a language of the site and its locale, such as “en: en-GB”',
    ),
    ['locales'],
  ),
);

export type SiteSettings = v.InferOutput<typeof siteSchema>;
export type OptionalScript = SiteSettings['scriptsAfterConsent'][number];
export type MenuEntry = SiteSettings['menus']['main'][number];
export type MenuGroup = SiteSettings['menus']['footer'][number];
