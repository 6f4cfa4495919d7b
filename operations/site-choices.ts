import * as v from 'valibot';
import { nearestAccent } from '../build/contrast.ts';
import { oneOf, slug, unknownWord } from '../schema/parts.ts';

/** What somebody decides about a site that is about to begin. */
export interface SiteChoices {
  company: string;
  /** `https://acme.example` */
  origin: string;
  /** The first is the default. */
  languages: string[];
  accent: { light: string; dark: string };
  parts: SitePart[];
  look: (typeof looks)[number];
}

/** What a site may have beside services, people and contact. */
export const siteParts = [
  'blog',
  'careers',
  'case-studies',
  'white-papers',
  'webinars',
  'portfolio',
  'faq',
  'testimonials',
  'clients',
] as const;
export type SitePart = (typeof siteParts)[number];

const looks = ['basalt', 'photos', 'plain'] as const;

/** An answer that cannot be used. */
export class WrongAnswer extends Error {
  /** What would be right, where there is one such answer. */
  readonly offer: string | undefined;

  constructor(reason: string, offer?: string) {
    super(reason);
    this.name = 'WrongAnswer';
    this.offer = offer;
  }
}

/** One thing to decide: an option of the command, and a question where the option is not given. */
export interface Question<Value> {
  question: string;
  /** Taken where nobody answers; without one there has to be an answer. */
  usual?: string;
  /** @throws WrongAnswer */
  read: (answer: string) => Value;
}

const listOf = (answer: string): string[] => answer.split(/[\s,]+/).filter((word) => word !== '');

/** What a schema makes of an answer. */
function readAs<const Schema extends v.GenericSchema>(schema: Schema, answer: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new WrongAnswer(result.issues[0].message);
  return result.output;
}

function readCompany(answer: string): string {
  if (answer === '' || answer.length > 60) throw new WrongAnswer('a name of 1 to 60 characters');
  return answer;
}

function readOrigin(answer: string): string {
  const address = answer.includes('://') ? answer : `https://${answer}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // Nothing but a host, and perhaps a port.
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/` || !/\.|^localhost$/.test(url.hostname))
    throw new WrongAnswer(`not a domain like acme.com: ${answer}`);
  return url.origin;
}

function readLanguages(answer: string): string[] {
  const codes = listOf(answer);
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  const unknown = codes.find((code) => !/^[a-z]{2,3}$/.test(code) || names.of(code) === undefined);
  if (unknown !== undefined) throw new WrongAnswer(`not a language code like de: ${unknown}`);
  if (codes.length === 0) throw new WrongAnswer('at least one language code like de');
  if (new Set(codes).size < codes.length) throw new WrongAnswer('a language is named twice');
  return codes;
}

/** One colour, or one for each ground; every pair of colours that the site shows has enough contrast with it. */
function readAccent(answer: string): SiteChoices['accent'] {
  const [light, dark = light, ...more] = listOf(answer.toLowerCase());
  if (light === undefined || dark === undefined || more.length > 0 || !isColour(light) || !isColour(dark))
    throw new WrongAnswer(`not a colour like #1b5e8c: ${answer}`);
  const enough = { light: nearestAccent(light, 'light'), dark: nearestAccent(dark, 'dark') };
  const isGiven = light !== dark;
  if (enough.light !== light || (isGiven && enough.dark !== dark)) {
    const [ground, colour] = enough.light === light ? ['dark', dark] : ['light', light];
    const offer = `${enough.light},${enough.dark}`;
    throw new WrongAnswer(`${colour} is hard to read on ${ground} ground; the nearest: ${offer}`, offer);
  }
  return enough;
}

const isColour = (text: string) => /^#[\da-f]{6}$/.test(text);

const isPart = (word: string): word is SitePart => siteParts.some((part) => part === word);

function readParts(answer: string): SitePart[] {
  if (answer === 'all') return [...siteParts];
  const words = answer === 'none' ? [] : listOf(answer);
  const unknown = words.find((word) => !isPart(word));
  if (unknown !== undefined)
    throw new WrongAnswer(`no such part: ${unknown}; ${unknownWord(unknown, siteParts)}`);
  return words.filter((word) => isPart(word));
}

type Questions = { readonly [Name in keyof Omit<SiteChoices, 'origin'>]: Question<SiteChoices[Name]> } & {
  readonly domain: Question<string>;
};

/** What is to be decided, by the names of the options, in the order in which it is asked. */
export const questions: Questions = {
  company: { question: 'Name of the company', read: readCompany },
  domain: { question: 'Domain, such as acme.com', read: readOrigin },
  languages: { question: 'Languages, the first is the default', usual: 'en', read: readLanguages },
  accent: { question: 'Accent colour', usual: '#1b5e8c', read: readAccent },
  parts: { question: `What to have (${siteParts.join(', ')}; all or none)`, usual: 'all', read: readParts },
  look: {
    question: `Look (${looks.join(', ')})`,
    usual: 'basalt',
    read: (answer) => readAs(oneOf(looks, 'look'), answer),
  },
};

/** The name of a site's folder. @throws WrongAnswer */
export const readSiteName = (name: string): string => readAs(slug, name);
