/** A text without its soft hyphens, for titles, attributes and search, where a break hint is only noise. */
export function withoutSoftHyphens(text: string): string {
  return text.replaceAll('\u00AD', '');
}

interface Rule {
  /** What is wrong when the pattern matches. */
  reason: string;
  wrong: RegExp;
}

const everywhere: Rule[] = [
  { reason: 'two spaces in a row', wrong: /[ \u00A0\u202F]{2}/ },
  { reason: 'space at the start or the end', wrong: /^\s|\s$/ },
  { reason: 'tab or line break', wrong: /[\t\r\n]/ },
];

const straightQuotes: Rule = {
  reason: 'straight quote or apostrophe instead of a typographic one',
  wrong: /["']/,
};
const threeDots: Rule = { reason: 'three dots instead of …', wrong: /\.\.\./ };
const looseSign: Rule = { reason: 'ordinary space between a number and %', wrong: /\d %|\d%/ };
/** A line could break between the number and its unit. */
const looseUnit: Rule = {
  reason: 'ordinary space between a number and its unit',
  wrong: /\d (?:[$€£]|(?:px|ms|s|min|h|kB|[MG]B|ko|[MG]o|km|kWh)(?!\p{L}))/u,
};
/** A line could break between a day and its month. */
const looseDay: Rule = {
  reason: 'ordinary space between a day and its month',
  wrong: new RegExp(
    String.raw`\d(?:er|\.)? (?:de )?(?:${[
      'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
      'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
      'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
    ].join('|')})(?!\p{L})`,
    'u',
  ),
};
const pointBeforeUnit: Rule = {
  reason: 'decimal point where the language has a comma',
  wrong: /\d\.(?!\d{3}(?!\d))\d+[\u00A0\u202F ]?(?:[%$€£]|(?:ms|s|min|kB|[MG]B|ko|[MG]o)(?!\p{L}))/u,
};
/** A line could break between "Fig." or "§" and its number, or the placeholder of one. */
const looseNumber: Rule = {
  reason: 'ordinary space before the number of a figure or an article',
  wrong: /(?:§|(?<!\p{L})(?:Abb|Abs|Art|Buchst|Fig|Nr)\.) (?:\d|\{|[a-f](?!\p{L}))/u,
};
const measures = [looseNumber, looseSign, looseUnit, looseDay, pointBeforeUnit];

/** By language; the caller exempts English texts that the specification fixes. */
const rules: Readonly<Partial<Record<string, Rule[]>>> = {
  en: [
    straightQuotes,
    threeDots,
    { reason: 'space before punctuation', wrong: /[ \u00A0\u202F][,;:!?](?!\w)/ },
  ],
  es: [
    straightQuotes,
    threeDots,
    ...measures,
    { reason: 'question without ¿', wrong: /(?:^|\?)[^¿?]*\?/ },
    { reason: 'exclamation without ¡', wrong: /(?:^|!)[^¡!]*!/ },
    { reason: '¿ or ¡ that nothing closes', wrong: /¿[^?]*$|¡[^!]*$/ },
    { reason: 'space before punctuation', wrong: /[ \u00A0\u202F][,;:!?]/ },
  ],
  fr: [
    straightQuotes,
    threeDots,
    ...measures,
    {
      reason: 'no narrow no-break space (U+202F) before ; ! or ?',
      wrong: /[^\u202F\s!?][;!?]|[ \u00A0][;!?]/,
    },
    { reason: 'no no-break space (U+00A0) before a colon', wrong: /[^\u00A0\d]:(?!\/\/)|\d:(?!\d)/ },
    { reason: 'no no-break space inside « »', wrong: /«[^\u00A0]|[^\u00A0]»/ },
    { reason: 'English or German quotes', wrong: /[“”„]/ },
  ],
  de: [
    straightQuotes,
    threeDots,
    ...measures,
    { reason: 'quotes are not „ and “', wrong: /[”«»]|(?<!„[^“]*)“|„[^“]*$/ },
    { reason: 'space before punctuation', wrong: /[ \u00A0\u202F][,;:!?]/ },
  ],
};

/**
 * The typographic mistakes in a text.
 * @param language its code; one without rules of its own has the common ones
 * @returns one reason per mistake
 */
export function typographyProblems(language: string, text: string): string[] {
  const applicable = [...everywhere, ...(rules[language] ?? [])];
  return applicable.filter(({ wrong }) => wrong.test(text)).map(({ reason }) => reason);
}
