import * as v from 'valibot';

/** Languages in which a country may be named instead of its code. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl', 'da', 'sv', 'nb', 'fi', 'cs', 'ar'];

/** Regions of Unicode without a country. */
const groups = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB']);

/** What is often written instead of a code, beside names and codes of languages: three letters, number plates. */
const otherCodes: Readonly<Record<string, string>> = {
  AUS: 'AU',
  AUT: 'AT',
  BEL: 'BE',
  BRD: 'DE',
  CAN: 'CA',
  CHE: 'CH',
  CZE: 'CZ',
  D: 'DE',
  DEU: 'DE',
  DNK: 'DK',
  E: 'ES',
  EN: 'GB or US',
  ENG: 'GB',
  ENGLAND: 'GB',
  ESP: 'ES',
  F: 'FR',
  FIN: 'FI',
  FRA: 'FR',
  GBR: 'GB',
  GER: 'DE',
  GREATBRITAIN: 'GB',
  HOLLAND: 'NL',
  IND: 'IN',
  IRL: 'IE',
  ITA: 'IT',
  JPN: 'JP',
  LUX: 'LU',
  MEX: 'MX',
  NLD: 'NL',
  NOR: 'NO',
  POL: 'PL',
  PRT: 'PT',
  SCOTLAND: 'GB',
  SP: 'ES',
  SUI: 'CH',
  SWE: 'SE',
  UNITEDSTATESOFAMERICA: 'US',
  USA: 'US',
  WALES: 'GB',
};

/** Letters only, so that case, accents and dots make no difference. */
const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toUpperCase();

/** The region of a code of two letters, as ISO 3166 has it now: that of UK is GB; undefined where there is none. */
function regionOf(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code) || groups.has(code)) return undefined;
  const { region = code } = new Intl.Locale(`und-${code}`);
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region);
  return name === undefined ? undefined : region;
}

const alphabet = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

function codeByName(letters: string): string | undefined {
  const names = languages.map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  );
  return alphabet
    .flatMap((first) => alphabet.map((second) => first + second))
    .find(
      (code) => regionOf(code) === code && names.some((name) => lettersOf(name.of(code) ?? '') === letters),
    );
}

/** The country in which a language is mostly spoken, by the code of the language. */
function codeByLanguage(letters: string): string | undefined {
  return /^[A-Z]{2}$/.test(letters) ? new Intl.Locale(letters.toLowerCase()).maximize().region : undefined;
}

function problemOf(written: string): string {
  const letters = lettersOf(written);
  const meant =
    otherCodes[letters] ??
    regionOf(letters) ??
    (groups.has(letters) ? undefined : (codeByName(letters) ?? codeByLanguage(letters)));
  return `must be a country code, such as US: ${written}${meant === undefined ? '' : `; write ${meant}`}`;
}

export const countryCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}$/, ({ input }) => problemOf(input)),
  v.check(
    (code) => regionOf(code) === code,
    ({ input }) => problemOf(input),
  ),
);
