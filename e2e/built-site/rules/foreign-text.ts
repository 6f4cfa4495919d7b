import type { BuiltPage } from './built-page.ts';
import { readableTexts } from './words.ts';

/** Words that hold an English sentence together and that no other language of the site has. */
const englishWords = new Set(
  (
    'the and with you your from that this what which are our have of is how when who where been their they we would ' +
    'should every than into its to for it be by has not but was were can will more about'
  ).split(' '),
);

/** Also words of another language of the site. */
const sharedWords: Partial<Record<BuiltPage['language'], string[]>> = { de: ['was', 'will'], fr: ['but'] };

/** English that stays English: names of standards and roles. Removed before the words are counted. */
const names = [/System and Organization Controls/g];

/**
 * Texts of a page in another language that read as English: two or more different words that only English has.
 * Code stays as it is in every language and is left out.
 */
export function foreignTextProblems(page: BuiltPage): string[] {
  if (page.language === 'en') return [];
  const shared = sharedWords[page.language] ?? [];
  const html = page.html.replace(/<(pre|code)\b[^]*?<\/\1>/gi, '');
  const isEnglish = (text: string) => {
    const plain = names.reduce((rest, name) => rest.replace(name, ''), text).toLowerCase();
    const found = new Set(
      plain.match(/\p{L}+/gu)?.filter((word) => englishWords.has(word) && !shared.includes(word)),
    );
    return found.size > 1;
  };
  return [...new Set(readableTexts({ html }).filter(isEnglish))].map(
    (text) => `${page.file} reads as English: ${text.trim().slice(0, 120)}`,
  );
}
