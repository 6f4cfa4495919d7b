import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { editionOf } from '#content/edition.ts';
import { textAdvice } from '#content/checks/text-advice.ts';
import { readSite } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { describeProblem } from '#content/site-file/problem.ts';
import {
  fixtureFiles,
  problemsOfFiles,
  siteFixture,
  starterWith,
} from '#content/test-support/site-fixture.ts';
import { formatDays, formatWeekdays } from '#shared/i18n/format.ts';
import { readLocale } from '#shared/i18n/locale.ts';
import { parseData, problemsOf } from '#content/site-file/parse-data.ts';
import { dataOf } from '#content/site-file/data-file.ts';
import { openingHours } from '#content/site-file/opening-hours.ts';
import { hoursLines, openingHoursSpecification } from './opening-hours.data.ts';
import { organization } from './structured-data.data.ts';

const spanish = `
week:
  - { weekdays: [monday, tuesday, wednesday, thursday], hours: [09:00-14:00, 16:00-19:00] }
  - { weekdays: [friday], hours: [08:00-15:00] }
seasons:
  - { from: 06-15, to: 09-15, week: [{ weekdays: [monday, tuesday, wednesday, thursday, friday], hours: [08:00-15:00] }] }
closed:
  - { from: 12-24, to: 01-06 }
  - { from: 2026-10-09 }
`;
const hoursOf = (yaml: string) => parseData(openingHours, dataOf(yaml, 'site.yaml'));
const plain = (text: string) => text.replaceAll(/[\u2009\u202F\u00A0]/g, ' ');

function linesIn(language: string, locale: string, yaml = spanish): string[] {
  const site = siteFixture({ languages: [language], site: { locales: { [language]: locale } } });
  return hoursLines(editionOf(site), hoursOf(yaml), undefined, '2026-10-01').map(({ text }) => plain(text));
}

describe('opening hours with a break, a season and closed days', () => {
  it.each([
    [
      'en',
      'en-GB',
      'Monday – Thursday',
      '09:00 to 14:00 and 16:00 to 19:00',
      '15 June – 15 September',
      '9 October 2026',
    ],
    [
      'en',
      'en-US',
      'Monday – Thursday',
      '9:00 AM to 2:00 PM and 4:00 PM to 7:00 PM',
      'June 15 – September 15',
      'October 9, 2026',
    ],
    [
      'de',
      'de-DE',
      'Montag – Donnerstag',
      '09:00 bis 14:00 Uhr und 16:00 bis 19:00 Uhr',
      '15. Juni – 15. September',
      '9. Oktober 2026',
    ],
    [
      'fr',
      'fr-FR',
      'Lundi – jeudi',
      'de 9 h à 14 h et de 16 h à 19 h',
      '15 juin – 15 septembre',
      '9 octobre 2026',
    ],
    [
      'es',
      'es-ES',
      'Lunes – jueves',
      'de 9:00 a 14:00 y de 16:00 a 19:00',
      '15 de junio – 15 de septiembre',
      '9 de octubre de 2026',
    ],
  ])('are written as people of %s, %s do', (language, locale, days, hours, season, closed) => {
    const lines = linesIn(language, locale);
    expect(lines.slice(0, 2)).toEqual([days, hours]);
    expect(lines[4]).toBe(season);
    expect(lines.at(-1)).toBe(closed);
    expect(lines).toHaveLength(10);
  });

  it('name the days of the site’s own words with the short form', () => {
    const edition = editionOf(siteFixture({ site: { locales: { en: 'en-GB' } } }));
    const lines = hoursLines(edition, hoursOf('opens: 09:00\ncloses: 17:30'), 'Monday to Friday');
    expect(lines).toEqual([{ text: 'Monday to Friday' }, { text: '09:00 to 17:30' }]);
  });
});

it.each([
  ['de', 'de-DE', '18:00 bis 24:00 Uhr'],
  ['es', 'es-ES', 'de 18:00 a 24:00'],
  ['fr', 'fr-FR', 'de 18 h à 24 h'],
  ['en', 'en-GB', '18:00 to 24:00'],
  ['en', 'en-US', '6:00 PM to 12:00 AM'],
])('hours until midnight in %s, %s', (language, locale, text) => {
  const yaml = 'week: [{ weekdays: [monday], hours: [18:00-24:00] }]';
  expect(linesIn(language, locale, yaml)[1]).toBe(text);
});

it.each([
  ['de', 'rund um die Uhr'],
  ['en', '24 hours'],
  ['es', 'las 24 horas'],
  ['fr', '24 heures sur 24'],
])('a whole day in %s', (language, text) => {
  const yaml = 'week: [{ weekdays: [monday], hours: [00:00-24:00] }]';
  expect(linesIn(language, `${language}-${language === 'en' ? 'US' : language.toUpperCase()}`, yaml)[1]).toBe(
    text,
  );
});

it('closed days and seasons of a year that is over are left out, and check-site names them', () => {
  const over = `
week: [{ weekdays: [monday], hours: [09:00-14:00] }]
seasons: [{ from: 2020-06-15, to: 2020-09-15, week: [{ weekdays: [monday], hours: [08:00-15:00] }] }]
closed: [{ from: 2020-12-24, to: 2021-01-06 }, { from: 2020-10-09 }, { from: 12-24 }]
`;
  expect(linesIn('en', 'en-GB', over).slice(2)).toEqual(['Closed', '24 December']);
  const { contact } = siteFixture().settings;
  const officeHours = parse(over) as object;
  const site = { contact: { ...contact, officeHours }, offices: [{ address: contact.address, officeHours }] };
  const files = fixtureFiles({ site });
  const advice = textAdvice(readSite(new SiteSource('acme', files))).map(describeProblem);
  expect(advice.map((one) => one.replace(/^\S+ /, ''))).toEqual(
    ['contact', 'offices[0]'].flatMap((place) =>
      ['seasons[0]', 'closed[0]', 'closed[1]'].map(
        (days) => `${place}.officeHours.${days}: is over, and no longer shown: remove it`,
      ),
    ),
  );
});

it.each([
  ['ar-EG', [6, 0, 1, 2, 3], 'الأحد – الخميس'],
  ['ar-EG', [4], 'الجمعة'],
  ['en-US', [0, 1, 4], 'Monday, Tuesday and Friday'],
  ['en-US', [5, 6], 'Saturday and Sunday'],
  ['de-DE', [5, 6, 0], 'Samstag – Montag'],
  ['en-GB', [0, 1, 2, 3, 4, 5, 6], 'Monday – Sunday'],
  ['en-US', [0, 1, 2, 3, 4, 5, 6], 'Sunday – Saturday'],
  ['es-ES', [0, 1, 2, 4], 'Lunes – miércoles y viernes'],
  ['fr-FR', [0, 2, 3, 4, 5], 'Lundi et mercredi – samedi'],
])('%s writes the days %j', (intl, days, text) => {
  expect(plain(formatWeekdays(readLocale(intl.slice(0, 2), intl), days))).toBe(text);
});

it.each([
  ['fr-FR', '07-01', '08-31', '1er juillet – 31 août'],
  ['fr-FR', '2027-01-01', undefined, '1er janvier 2027'],
  ['de-AT', '12-24', '01-06', '24. Dezember – 6. Jänner'],
  ['en-US', '2026-12-24', '2027-01-06', 'December 24, 2026 – January 6, 2027'],
  ['ar-EG', '06-15', '09-15', '١٥ يونيو – ١٥ سبتمبر'],
  ['en-GB', '02-29', undefined, '29 February'],
])('%s writes the dates %s and %s', (intl, from, to, text) => {
  expect(plain(formatDays(readLocale(intl.slice(0, 2), intl), from, to))).toBe(text);
});

describe('for search engines', () => {
  const ofDay = (today: string) =>
    openingHoursSpecification(hoursOf(spanish), today).map((one) => ({ ...one }));

  it('each span of a day is an entry, and a season and closed days have the dates of their next time', () => {
    const weekday = {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    };
    expect(ofDay('2026-10-01').slice(0, 2)).toEqual([
      { ...weekday, opens: '09:00', closes: '14:00' },
      { ...weekday, opens: '16:00', closes: '19:00' },
    ]);
    const dated = (today: string) =>
      ofDay(today).flatMap(({ validFrom, validThrough, opens }) =>
        validFrom ? [[validFrom, validThrough, opens]] : [],
      );
    expect(dated('2026-10-01')).toEqual([
      ['2027-06-15', '2027-09-15', '08:00'],
      ['2026-12-24', '2027-01-06', '00:00'],
      ['2026-10-09', '2026-10-09', '00:00'],
    ]);
    // In a season, and in days that began last year; a day of one year is over.
    expect(dated('2027-01-03')).toEqual([
      ['2027-06-15', '2027-09-15', '08:00'],
      ['2026-12-24', '2027-01-06', '00:00'],
    ]);
    expect(dated('2027-09-15')[0]).toEqual(['2027-06-15', '2027-09-15', '08:00']);
  });

  it('only a company that names its type of business has them', () => {
    const { contact } = siteFixture().settings;
    const hours = { ...contact, officeHours: parse(spanish) as object };
    const business = { type: 'ProfessionalService', areaServed: ['Castelló'] };
    const of = (site: object) =>
      ({ ...organization(editionOf(siteFixture({ site }))) }) as Record<string, unknown>;
    expect(of({ contact: hours })).not.toHaveProperty('openingHoursSpecification');
    const node = of({ contact: hours, business });
    expect([node['@type'], node['areaServed']]).toEqual(['ProfessionalService', ['Castelló']]);
    expect(node['openingHoursSpecification']).toEqual(openingHoursSpecification(hoursOf(spanish)));
  });
});

describe('a season for search engines', () => {
  const dates = (yaml: string, today: string) =>
    openingHoursSpecification(hoursOf(yaml), today).flatMap((one) =>
      'validFrom' in one ? [[one.dayOfWeek, one.validFrom, one.validThrough, one.opens, one.closes]] : [],
    );

  it('closes the days that it leaves out, on which the ordinary week has hours', () => {
    const yaml = `
week: [{ weekdays: [friday, saturday], hours: [09:00-14:00] }]
seasons: [{ from: 07-01, to: 08-31, week: [{ weekdays: [friday], hours: [10:00-12:00] }] }]
`;
    expect(dates(yaml, '2026-05-01')).toEqual([
      [['Friday'], '2026-07-01', '2026-08-31', '10:00', '12:00'],
      [['Saturday'], '2026-07-01', '2026-08-31', '00:00', '00:00'],
    ]);
  });

  it('ends on 28 February in years without a 29th', () => {
    const yaml = `
week: [{ weekdays: [friday], hours: [09:00-14:00] }]
closed: [{ from: 02-20, to: 02-29 }]
`;
    expect(dates(yaml, '2027-01-01')).toEqual([[undefined, '2027-02-20', '2027-02-28', '00:00', '00:00']]);
    expect(dates(yaml, '2028-01-01')).toEqual([[undefined, '2028-02-20', '2028-02-29', '00:00', '00:00']]);
  });
});

describe('what is refused', () => {
  it.each([
    [
      'week: [{ weekdays: [monday], hours: [9-14] }]',
      'week[0].hours[0]',
      'must be hours such as 09:00-14:00: 9-14',
    ],
    [
      'week: [{ weekdays: [monday], hours: [14:00-09:00] }]',
      'week[0].hours[0]',
      'closes before it opens: 14:00-09:00',
    ],
    [
      'week: [{ weekdays: [monday], hours: [09:00-14:00, 13:00-19:00] }]',
      'week[0].hours',
      'the hours overlap or are not in order',
    ],
    ['week: [{ weekdays: [lunes], hours: [09:00-14:00] }]', 'week[0].weekdays[0]', 'no such day: lunes'],
    [
      'week: [{ weekdays: [monday], hours: [09:00-14:00] }, { weekdays: [monday], hours: [16:00-19:00] }]',
      'week',
      'a day is listed twice: write all its hours in one list',
    ],
    [
      'opens: 09:00-14:00\ncloses: 19:00',
      'opens',
      'must be a time, such as "09:00"; hours with a break need week',
    ],
    ['opens: 09:00', '(the whole file)', 'neither “opens” and “closes” (Monday to Friday), nor “week”'],
    [
      'opens: 09:00\ncloses: 17:00\nclosed: [{ from: 24-12 }]',
      'closed[0].from',
      'must be a date such as 06-15 (each year) or 2026-06-15: 24-12',
    ],
    [
      'opens: 09:00\ncloses: 17:00\nclosed: [{ from: 12-24, to: 2027-01-06 }]',
      'closed[0].to',
      'write both with or both without a year',
    ],
  ])('%s', (yaml, field, reason) => {
    const [problem] = problemsOf(openingHours, dataOf(yaml, 'site.yaml'));
    expect(problem?.field).toBe(field);
    expect(problem?.reason).toContain(reason);
  });

  it('days in words beside a week, and no days beside the short form', () => {
    const week = 'week: [{ weekdays: [saturday], hours: [10:00-12:00] }]';
    const withWeek = starterWith(['site.yaml', 'opens: 09:00\n    closes: 17:00', week]);
    expect(problemsOfFiles(withWeek).join('\n')).toMatch(/pages\/contact\.yaml:\d+: .*days: remove it/);
    const withoutDays = starterWith(['pages/contact.yaml', /^ {2}days: .*\n/m, '']);
    expect(problemsOfFiles(withoutDays).join('\n')).toMatch(/days: missing: name the days of officeHours/);
  });
});
