import { testSite as site } from '#content/test-support/test-site.ts';
import type { BuiltPage } from './built-page.ts';
import { isAddress, readableTexts } from './words.ts';

/** Frequent English words that do not occur in the other languages. */
const englishWords = new Set(
  (
    'the and with you your from that this what which are our have of is how when who where been their they we would ' +
    'should every than into its to for it be by has not but was were can will more about'
  ).split(' '),
);

/** The languages these words were compared with, and the words that they have too. */
const sharedWords: Readonly<Partial<Record<string, readonly string[]>>> = {
  de: ['was', 'will'],
  es: [],
  fr: ['but'],
};

/**
 * Texts of a page that seem to be English although the page is not: at least two different words that only
 * English has. Code, addresses and the company's name are ignored, and links that say
 * that they are in another language.
 */
export function foreignTextProblems(page: BuiltPage): string[] {
  const shared = sharedWords[page.language];
  if (!shared) return [];
  const html = page.html
    .replace(/<(pre|code)\b[^]*?<\/\1>/gi, '')
    .replace(/<a\b[^>]* lang="[^]*?<\/a>/gi, '');
  const isEnglish = (text: string) => {
    const found = new Set(
      text
        .replaceAll(site.settings.name, '')
        .toLowerCase()
        .match(/\p{L}+/gu)
        ?.filter((word) => englishWords.has(word) && !shared.includes(word)),
    );
    return found.size > 1 && !isAddress(text);
  };
  return [...new Set(readableTexts({ html }).filter(isEnglish))].map(
    (text) => `${page.file} reads as English: ${text.trim().slice(0, 120)}`,
  );
}
