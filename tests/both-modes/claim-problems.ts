import { testSite as site } from '#content/test-support/test-site.ts';
import type { Language } from '#shared/locales.ts';
import { routes, splitPath } from '#shared/routes.ts';
import type { ServicesMode } from '#shared/services-mode.ts';
import { pageWords } from '#content/page-words.ts';
import { en } from '#shared/i18n/messages/en.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import type { BuiltPage } from '#tests/pages/rules/built-page.ts';
import { textsOf } from '#tests/pages/rules/words.ts';
import { claimWords, needed, placeOf } from './claims.ts';

/** Matches the whole text with any parameters. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.+')}$`, 's');
}

/** Cached, because every page of a language needs the same patterns. */
const known = new Map<string, [name: string, pattern: RegExp][]>();

/** What must not be on pages of a mode: claims of the other mode, and the site's own promise of an answer. */
function wrongTexts(mode: ServicesMode, language: Language): [name: string, pattern: RegExp][] {
  const name = `${mode} ${language}`;
  const patterns = known.get(name) ?? findWrongTexts(mode, language);
  known.set(name, patterns);
  return patterns;
}

function findWrongTexts(mode: ServicesMode, language: Language): [name: string, pattern: RegExp][] {
  const t = createTranslator(site, language);
  const isOfOtherMode = (key: string) => ![undefined, 'both', mode].includes(placeOf(key));
  const keys = Object.entries(en).flatMap(([key, text]) =>
    claimWords.test(text) && isOfOtherMode(key) ? [key] : [],
  );
  // Texts of this mode may have the same words.
  const right = new Set(Object.keys(en).flatMap((key) => (isOfOtherMode(key) ? [] : [t.of(key)])));
  const promise: [string, string][] =
    mode === 'simulated' ? [['pages/contact, sent', pageWords(site, 'contact', language).sent]] : [];
  const texts = [...keys.map((key): [string, string] => [key, t.of(key)]), ...promise];
  return texts.filter(([, text]) => !right.has(text)).map(([name, text]) => [name, patternOf(text)]);
}

/** What a page of a mode must say. */
function neededTexts(mode: ServicesMode, { path, language }: BuiltPage): [name: string, pattern: RegExp][] {
  const t = createTranslator(site, language);
  const { path: unprefixed } = splitPath(site, path);
  const keys = Object.entries(needed[mode]).flatMap(([route, wanted]) => {
    const [, pattern = ''] = Object.entries(routes).find(([name]) => name === route) ?? [];
    return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(unprefixed) ? wanted : [];
  });
  return keys.map((key) => [key, patternOf(t.of(key))]);
}

/**
 * False claims of a page in the mode of its build, and claims it lacks: in its texts and in those that come after a
 * click.
 */
export function claimProblems(page: BuiltPage, mode: ServicesMode): string[] {
  const texts = textsOf(page).map((text) => text.trim());
  const stands = ([, pattern]: [string, RegExp]) => texts.some((text) => pattern.test(text));
  const wrong = wrongTexts(mode, page.language).filter(stands);
  const missing = neededTexts(mode, page).filter((one) => !stands(one));
  return [
    ...wrong.map(([name]) => `${page.file} says ${name}, which is not so in a ${mode} build`),
    ...missing.map(([name]) => `${page.file} does not say ${name} in a ${mode} build`),
  ];
}
