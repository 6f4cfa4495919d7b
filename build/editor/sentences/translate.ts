import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { EditorWords } from '#content/collections/define-collection.ts';
import type { LabelLanguage } from '#build/editor/labels.ts';

/** The sentences of the check, of previews and of publications, with gaps in braces, in each language. */
// The test checks the file.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const sentences = parse(
  readFileSync(new URL('sentences.yaml', import.meta.url), 'utf8'),
) as readonly EditorWords[];

/** Gaps that have a sentence of the list in them; others have values, such as what a person wrote. */
const nested = new Set(['advice', 'count', 'reason']);

/** What the person wrote is at the end of many sentences; forms, which do not know it, show them without. */
const given = /\u00A0?: \{given\}/;

/** Sentences as patterns, those that say most first. */
const patterns = sentences
  .map((words) => {
    const hasGiven = words.en.endsWith(': {given}');
    const parts = (hasGiven ? words.en.replace(given, '') : words.en).split(/\{(\w+)\}/);
    const body = parts.map((part, index) => (index % 2 === 0 ? RegExp.escape(part) : `(?<${part}>[^]*?)`));
    const literal = parts.filter((_, index) => index % 2 === 0).join('');
    return {
      words,
      weight: literal.length,
      pattern: new RegExp(`^${body.join('')}${hasGiven ? '(?:: (?<given>[^]*))?' : ''}$`),
    };
  })
  .toSorted((one, other) => other.weight - one.weight);

/** The sentence of the list that says the same; undefined for none. */
export const sentenceOf = (sentence: string): EditorWords | undefined =>
  patterns.find(({ pattern }) => pattern.test(sentence))?.words;

/**
 * A sentence in another language; undefined where no translation is known.
 * @param nameOf what a form calls a value of a file
 */
export function translateSentence(
  sentence: string,
  language: LabelLanguage,
  nameOf: (value: string) => string = (value) => value,
): string | undefined {
  const { words, pattern } = patterns.find((one) => one.pattern.test(sentence)) ?? {};
  if (!words || !pattern) return undefined;
  const gaps = pattern.exec(sentence)?.groups ?? {};
  const filled = new Map<string, string>();
  for (const [name, value = ''] of Object.entries(gaps)) {
    const own = nested.has(name)
      ? translateSentence(value, language, nameOf)
      : value.split(', ').map(nameOf).join(', ');
    if (own === undefined) return undefined;
    filled.set(name, own);
  }
  const text = words[language].replace(given, gaps['given'] ? '$&' : '');
  return text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => filled.get(name) ?? gap);
}

const inEnglish: EditorWords = {
  en: '',
  de: 'Dazu gibt es nur einen englischen Satz: ',
  es: 'De esto solo hay una frase en inglés: ',
  fr: 'Il n’y a pour cela qu’une phrase en anglais : ',
};

/** A sentence in the language of the editor, else in English with a word about that. */
export const sentenceIn = (
  language: LabelLanguage,
  sentence: string,
  nameOf?: (value: string) => string,
): string => translateSentence(sentence, language, nameOf) ?? `${inEnglish[language]}${sentence}`;

/** The same with a capital letter, where nothing is before it. */
export function ownSentenceIn(language: LabelLanguage, sentence: string): string {
  const said = sentenceIn(language, sentence);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
