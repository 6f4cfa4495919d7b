/** Regions that write English as the product's words do. */
const american = new Set(['US', 'CA', 'PH', 'PR', 'GU', 'AS', 'MP', 'VI', 'UM']);

/** American words of the interface and what they are in British English. */
const replacements: [american: RegExp, british: string][] = [
  [/\bInquir(?=y\b|ies\b)/g, 'Enquir'],
  [/\binquir(?=y\b|ies\b)/g, 'enquir'],
  [/\bresume(?=s?\b)/gi, 'CV'],
];

/** What visitors type into the search, which has the words of all regions. */
const isOfSearch = (key: string) => /^search\.(also\.|filler$|synonyms$)/.test(key);

/**
 * The product's English words as a region writes them: `CV` and `enquiry` in Britain, Ireland or Australia.
 * @param words by their keys
 * @param locale BCP 47 tag with a region, such as `en-GB`
 */
export function inEnglishOf(
  words: Readonly<Record<string, string>>,
  locale: string,
): Readonly<Record<string, string>> {
  const { region = 'US' } = new Intl.Locale(locale);
  if (american.has(region)) return words;
  const write = (text: string) =>
    replacements.reduce((written, [from, to]) => written.replace(from, to), text);
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, isOfSearch(key) ? text : write(text)]),
  );
}
