import { expect, it } from 'vitest';
import { dataOf } from './data-file.ts';
import { countryCode } from './country.ts';
import { problemsOf } from './parse-data.ts';

const reasonsOf = (written: string) =>
  problemsOf(countryCode, dataOf(JSON.stringify(written), 'x.yaml')).map(({ reason }) => reason);

it.each([
  ['UK', 'GB'],
  ['EN', 'GB or US'],
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['Deutschland', 'DE'],
  ['de', 'DE'],
  ['D', 'DE'],
  ['GER', 'DE'],
  ['AUT', 'AT'],
  ['España', 'ES'],
  ['Espana', 'ES'],
  ['SP', 'ES'],
  ['Royaume-Uni', 'GB'],
  ['England', 'GB'],
  ['united states of america', 'US'],
  ['Österreich', 'AT'],
  ['Nederland', 'NL'],
  ['JA', 'JP'],
  ['EL', 'GR'],
])('the code of %s is %s', (written, code) => {
  expect(reasonsOf(written)).toEqual([`must be a country code, such as US: ${written}; write ${code}`]);
});

it.each(['Atlantis', 'EU', 'XX', 'Q1'])('no country is %s', (written) => {
  expect(reasonsOf(written)).toEqual([`must be a country code, such as US: ${written}`]);
});

// ZZ is the country of the starter.
it.each(['US', 'GB', 'DE', 'ES', 'XK', 'GE', 'SV', 'ZZ'])('a code is %s', (written) => {
  expect(reasonsOf(written)).toEqual([]);
});
