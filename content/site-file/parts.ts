import { quantity } from '#shared/quantity.ts';
import * as v from 'valibot';

/*
 * The parts that the schemas share. Every message names the mistake in an editor's words.
 */

/** Levenshtein distance of two words, to name the field that was meant. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (const [j, compared] of Array.from(other).entries()) {
      const swapped = (row[j] ?? 0) + (letter === compared ? 0 : 1);
      next.push(Math.min(swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

export const nearestWord = (found: string, known: readonly string[]): string | undefined =>
  known.toSorted((a, b) => distance(found, a) - distance(found, b))[0];

/** The known word that was probably meant: one that differs in case only, or the nearest, if it is near. */
export function nearWord(found: string, known: readonly string[]): string | undefined {
  const sameLetters = known.find((one) => one.toLowerCase() === found.toLowerCase());
  if (sameLetters !== undefined) return sameLetters;
  const nearest = nearestWord(found, known);
  const isNear = nearest !== undefined && distance(found, nearest) <= Math.max(2, nearest.length / 3);
  return isNear ? nearest : undefined;
}

/** The message for an unknown word: names a near one, else all that are known. */
export function unknownWord(found: string, known: readonly string[]): string {
  const near = nearWord(found, known);
  if (near !== undefined) return `did you mean “${near}”?`;
  return known.length > 0 ? `the valid names are ${known.join(', ')}` : 'there are none';
}

/** Fields of earlier versions, with a field that is beside them now and what to write. */
const formerFields: Readonly<Record<string, { field: string; advice: string }>> = {
  neutralHue: {
    field: 'grounds',
    advice: 'is now “hue” in “grounds”: write grounds: { hue: 250 } with your number',
  },
  services: { field: 'mode', advice: 'is now “mode”: rename it' },
  timeZone: { field: 'seasons', advice: 'remove it: opening hours are in the time of the city' },
};

/** The message for a field that is none of those that are known. */
export function unknownField(found: string, known: readonly string[]): string {
  const former = formerFields[found];
  if (former && known.includes(former.field)) return former.advice;
  return `unknown: ${unknownWord(found, known)}`;
}

const isAbsent = (input: unknown) => input === undefined || input === null;

/** Fields by name; one that is not known is a mistake, and the message says which one was meant. */
export const fields = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) => {
    if (issue.expected !== 'never') return isAbsent(issue.input) ? 'missing' : 'not a list of fields';
    return unknownField(String(issue.path?.at(-1)?.key), Object.keys(entries));
  });

/**
 * One of some words.
 * @param what they are, for the message
 * @param former words of earlier versions, with what to write now
 */
export const oneOf = <const Words extends readonly string[]>(
  words: Words,
  what: string,
  former: Readonly<Record<string, string>> = {},
) =>
  v.picklist(words, ({ input }) =>
    typeof input === 'string'
      ? `no such ${what}: ${input}; ${former[input] ?? unknownWord(input, words)}`
      : isAbsent(input)
        ? 'missing'
        : `not one word: write one of ${words.join(', ')}`,
  );

/**
 * What forms check of a text that code checks (build/editor/file-schemas.ts).
 * @param pattern that every valid text has
 * @param sentence about all others
 */
export const inForms = (pattern: RegExp, sentence: string) =>
  v.metadata<string, { pattern: string; patternErrorMessage: string }>({
    pattern: pattern.source,
    patternErrorMessage: sentence,
  });

/** Fields of `site.yaml` that any text of the site can use in braces: `{brand}`. */
export const siteParameters = ['brand', 'legalName', 'foundedYear', 'city'] as const;

/** How long something is that is too short or too long. */
const found = ({ received }: { received: string }, noun: string): string => quantity(Number(received), noun);

/**
 * A text of one line, its length in characters.
 * @param parameters that it may use in braces besides those of the site
 */
export const text = (shortest: number, longest: number, parameters: readonly string[] = []) => {
  const known: readonly string[] = [...siteParameters, ...parameters];
  const unknownIn = (value: string) =>
    [...value.matchAll(/\{([\p{L}\p{N}_][\p{L}\p{N}_.-]*)\}/gu)]
      .map(([, name = '']) => name)
      .find((name) => !known.includes(name));
  return v.pipe(
    v.string('missing, or not a text (put it between quotes)'),
    v.minLength(shortest, (issue) => `too short: ${found(issue, 'character')}, at least ${shortest}`),
    v.maxLength(longest, (issue) => `too long: ${found(issue, 'character')}, at most ${longest}`),
    v.check(
      (value) => value === value.trim(),
      ({ input }) =>
        /\S\n$/.test(input) && !/^\s/.test(input)
          ? 'a line break at the end: write |- instead of |, or >- instead of >'
          : 'space at the start or the end',
    ),
    v.check(
      (value) => unknownIn(value) === undefined,
      ({ input }) =>
        `{${unknownIn(input)}} is not a known placeholder: ${unknownWord(unknownIn(input) ?? '', known)}`,
    ),
  );
};

/**
 * A text that counts something: a form for each category of plurals that the language has (CLDR); `{count}`
 * is the number.
 */
export const counted = (shortest: number, longest: number) => {
  const form = text(shortest, longest, ['count']);
  const other = v.optional(form);
  return fields({ zero: other, one: other, two: other, few: other, many: other, other: form });
};

/** Numbers that some texts can name: people (`about-figures.yaml`) and open positions. */
export const knownCounts = ['people', 'roles'] as const;

/** A text of `site.yaml`, where nothing fills in placeholders. */
export const plainLine = (shortest: number, longest: number) =>
  v.pipe(
    text(shortest, longest),
    v.regex(
      /^(?!.*(?<!\{)\{[\p{L}_][\p{L}\p{N}_.-]*\}(?!\}))/u,
      ({ input }) => `nothing fills in braces here: write the words: ${input}`,
    ),
  );

export const title = text(2, 80);
export const role = text(2, 60);
export const sentence = text(10, 240);
/** A sentence that may name `{people}` and `{roles}`. */
export const countingSentence = text(10, 240, knownCounts);
export const paragraph = text(10, 900);

/** The meta description; `check-site` gives advice on the length that search engines show. */
export const description = text(50, 240);

/** The title for tabs and search results; `check-site` gives advice on the length that they show. */
export const headTitle = text(2, 120);

/** Title and description of a document; the name of the company follows the title by itself. */
export const head = fields({ title: headTitle, description });

/** The last part of an address, and the name of a file: lower-case letters, digits and hyphens. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]*$/, ({ input }) => `lower-case letters, digits and hyphens only: ${input}`),
);

/** A day that exists, as YYYY-MM-DD. */
export const day = v.pipe(
  v.string(),
  v.isoDate((issue) => `not a date (YYYY-MM-DD): ${issue.received}`),
  v.check((value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value), 'no such day'),
);

/** A time of day as HH:MM, 24 hours. */
export const clock = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, such as "09:00"'),
);

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** A name like America/New_York, which knows summer time, or a fixed distance from UTC like -05:00. */
export const timeZone = v.pipe(
  v.string(),
  v.check(isTimeZone, ({ input }) => `must be a time zone, such as America/New_York or "-05:00": ${input}`),
);

export const whole = (least: number, most: number) =>
  v.pipe(
    v.number('missing, or not a number'),
    v.integer('not a whole number'),
    v.minValue(least, `at least ${least}`),
    v.maxValue(most, `at most ${most}`),
  );

/** A list of things. @param most how many of them the layout holds */
export const list = <const Item extends v.GenericSchema>(item: Item, least: number, most: number) =>
  v.pipe(
    v.array(item, 'missing, or not a list'),
    v.minLength(least, (issue) => `${found(issue, 'item')}, at least ${issue.requirement}`),
    v.maxLength(most, (issue) => `${found(issue, 'item')}, at most ${issue.requirement}`),
  );

const url = v.pipe(
  v.string(),
  v.url(({ received }) => `not a web address: ${received}`),
);

/** A page of the web; `check-site` gives advice on those with `http://`. */
export const webUrl = v.pipe(
  url,
  v.regex(/^https?:\/{2}/, 'does not start with https://'),
  v.check(
    (value) => hasHost(value),
    ({ received }) => `has no host such as example.com: ${received}`,
  ),
);

/** Where the site loads a script from, or sends data to. */
export const secureUrl = v.pipe(url, v.startsWith('https://', 'does not start with https://'));

/** The ASCII form of a domain, which mail and certificates need: `müller.de` is `xn--mller-kva.de`. */
const asciiDomain = (domain: string): string =>
  URL.canParse(`https://${domain}`) ? new URL(`https://${domain}`).hostname : domain;

function mailProblem({ input }: { input: string }): string {
  const ascii = input.replace(/(?<=@)[^@]*[^\0-\x7F][^@]*$/, asciiDomain);
  return `not an email address: ${input}${ascii === input ? '' : `; write ${ascii}`}`;
}

/** What every email address looks like; `email` checks more. */
export const mailPattern = /^(?:[^\s@"?&]+|"[^"?&]*")@[\x21-\x3E\x40-\x7F]+\.[\x21-\x3E\x40-\x7F]+$/;

/** An email address by the rule for those of visitors (shared/contracts/text-schema.ts), at a domain with a dot. */
export const email = v.pipe(
  v.string(),
  inForms(mailPattern, 'not an email address'),
  v.rfcEmail(mailProblem),
  v.check((value) => /@.+\../.test(value), mailProblem),
  v.check((value) => !/[?&]/.test(value), 'a ? and & do not belong in an email address'),
);

export const isEmail = (value: string): boolean => v.is(email, value);

/** The place of an item among the others, counted in tens so that one fits between two; those without one come last. */
export const order = v.optional(whole(0, 100_000), 100_000);

/** An address of the site, without a language, or of a file of it. */
export const addressOrFile = v.pipe(
  v.string(),
  v.regex(
    /^\/([a-z0-9/-]*|[^?#\s]+\.\w+)$/,
    ({ input }) => `must be an address of the site, such as /about or /prices.pdf: ${input}`,
  ),
);

/** Whether an address leads to a host of the web: `https://[acme].de` and `https://acme` do not. */
export const hasHost = (value: string): boolean =>
  !/\s/.test(value) && URL.canParse(value) && /[^.]\.[^.]+$/.test(new URL(value).hostname);

/** Where a link leads: an address of the site without a language, a file of it, or a page of another site. */
export const linkTarget = v.pipe(
  v.string(),
  inForms(
    /^(\/([a-z0-9/-]*|[^?#\s]+\.\w+)|https:\/{2}[^\s/?#]*[^\s./?#]\.[^\s./?#]+([/?#]\S*)?)$/,
    'must be an address, such as /about, /prices.pdf or https://example.com',
  ),
  v.check(
    (value) =>
      /^\/([a-z0-9/-]*|[^?#\s]+\.\w+)$/.test(value) || (value.startsWith('https://') && hasHost(value)),
    ({ input }) => `must be an address, such as /about, /prices.pdf or https://example.com: ${input}`,
  ),
);

/** Whether a link leads to a page of the site: neither to a file of it nor to another site. */
export const isPagePath = (to: string): boolean => /^\/[^.]*$/.test(to);

/** Where the button of a last band leads, instead of to the contact page, and what is on it. */
export const closingButton = { button: v.optional(text(2, 40)), to: v.optional(linkTarget) };

/** An address of the site, without a language. */
export const address = v.pipe(
  v.string(),
  v.regex(/^\/[a-z0-9/-]*$/, ({ input }) => `must be an address of the site, such as /about: ${input}`),
);
