import { fontsOf } from '#content/read/site-fonts.ts';
import type { FontRole, SiteFont } from '#content/site-file/fonts.ts';
import { describeLetter, lettersMissing } from '#shared/font-letters.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { describePlace, type Problem } from '#content/site-file/problem.ts';
import type { LoadedSite } from '#content/load-site.ts';
import type { SiteSource } from '#content/read/site-source.ts';
import { textsOfSite, type SiteText } from '#content/read/site-texts.ts';

/** Settings that no visitor reads. */
const unreadSettings =
  /^(fonts|origin|slug|accent|grounds|locales?|languages|addresses|pages|menus|editor|scriptsAfterConsent|adminGate|verification|consentVersion)\b/;

/** Whether a text is read by visitors: neither the name of a field, nor an address or a file. */
function isRead({ text, isMarkdown, problem }: SiteText): boolean {
  if (isMarkdown) return true;
  const { file, field } = problem('');
  if (field === text || field.endsWith(`.${text}`) || /^(\/|\w+:\/\/)/.test(text)) return false;
  return !file.endsWith('/redirects.yaml') && !(file.endsWith('/site.yaml') && unreadSettings.test(field));
}

/** The texts that visitors read, those of Markdown without the addresses of links and pictures. */
const readTexts = (source: SiteSource): SiteText[] =>
  textsOfSite(source)
    .filter(isRead)
    .map((one) => (one.isMarkdown ? { ...one, text: one.text.replaceAll(/\]\([^)]*\)/g, ']') } : one));

/** How often each letter occurs in the texts of the site, including spaces. */
export function letterCounts(source: SiteSource): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of readTexts(source))
    for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

/** The parts into which fonts are divided, as their files are called. */
const subset =
  /(?:^|[-_./])(\w+-ext|vietnamese|cyrillic|greek|latin|hebrew|arabic|symbols|math|\[\d+\])(?=[-_.])/i;

/** The part that has most of some letters. */
function subsetWith(letters: readonly string[]): string {
  const scripts = { latin: /\p{sc=Latin}/u, cyrillic: /\p{sc=Cyrillic}/u, greek: /\p{sc=Greek}/u };
  const counts = Object.entries(scripts).map(
    ([name, script]) => [name, letters.filter((letter) => script.test(letter)).length] as const,
  );
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 'latin';
}

/** What is wrong with a file that has the letters of other texts; undefined where it has most of those needed. */
function wrongSubset(file: string, { facts }: SiteFont, needed: readonly string[]): string | undefined {
  const missing = needed.filter((letter) => !facts.hasGlyphFor(letter.codePointAt(0) ?? 0));
  if (missing.length * 2 <= needed.length) return undefined;
  const wanted = subsetWith(missing);
  const [, found] = subset.exec(file) ?? [];
  const what = found === undefined ? 'it' : `it is the file for ${found}, which`;
  const advice =
    found === undefined || found.toLowerCase() === wanted
      ? `take a file of the font with ${wanted} letters`
      : `take the one for ${wanted}`;
  return `${file}: ${what} lacks ${missing.length} of the ${needed.length} letters of the texts: ${advice}`;
}

const isLetter = (letter: string) => /[\p{L}\p{N}]/u.test(letter);
/** The letters of captions and code, whatever the language. */
const basicLetters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');

/** At most this many texts are reported one by one. */
const listedMost = 20;

/** Letters of the texts that a font of the site lacks, with each field; none where the fonts are the product's. */
export function missingLetters({ site, source }: LoadedSite, fonts = fontsOf(site)): Problem[] {
  const atFile = (role: FontRole, reason: string) =>
    problemAt(source.yaml('site.yaml'), ['fonts', role, 'file'], reason);
  const needed = { sans: [...letterCounts(source).keys()].filter(isLetter), mono: basicLetters };
  const wrong = (['sans', 'mono'] as const).flatMap((role) => {
    const reason = fonts[role].isOwn
      ? wrongSubset(site.settings.fonts[role]?.file ?? '', fonts[role], needed[role])
      : undefined;
    return reason === undefined ? [] : [atFile(role, reason)];
  });
  const { isOwn, facts } = fonts.sans;
  if (!isOwn || wrong.length > 0) return wrong;
  const missing = (text: string) => lettersMissing(facts.hasGlyphFor, text);
  const list = (letters: readonly string[]) => letters.map(describeLetter).join(' ');
  const ofWords = missing(
    Object.values(site.words)
      .flatMap((ofLanguage) => Object.values(ofLanguage))
      .join(''),
  );
  const inWords =
    ofWords.length === 0
      ? []
      : [atFile('sans', `the font lacks letters of buttons and labels: ${list(ofWords)}`)];
  const inTexts = readTexts(source).flatMap(({ text, problem }) => {
    const letters = missing(text);
    return letters.length === 0 ? [] : [{ letters, problem }];
  });
  const [first] = inTexts;
  if (first === undefined || inTexts.length <= listedMost)
    return [
      ...inWords,
      ...inTexts.map(({ letters, problem }) => problem(`the font ${facts.name} lacks: ${list(letters)}`)),
    ];
  const all = [...new Set(inTexts.flatMap(({ letters }) => letters))];
  const place = describePlace(first.problem(''));
  const reason = `the font ${facts.name} lacks ${list(all)} in ${inTexts.length} texts, the first is ${place}`;
  return [...inWords, atFile('sans', reason)];
}
