import { describe, expect, it } from 'vitest';
import { problemsOfFiles, starter, starterWith, type Edit } from '#content/test-support/site-fixture.ts';

/** Adds a line to the settings. */
const also = (more: string): Edit => ['site.yaml', 'splash: off', `splash: off\n${more}`];
const german = /^de:[^]*/m;
const redirects = '- from: /team.php\n  to: /about\n- from: /jobs\n  to: /carers\n';
const position = 'en:\n  formerly: [systems-engineer]\n';

const yearsOf = (...years: number[]) =>
  years.map((year) => `- year: ${year}\n  people: 3\n  en: { text: We built a bridge. }\n`).join('');

/** What is said, and the edits that cause it. */
const mistakes: [said: string, ...edits: Edit[]][] = [
  [
    'site.yaml:31: foundedYear: missing, or not a number',
    ['site.yaml', 'foundedYear: 2026', 'foundedYear: last'],
  ],
  ['site.yaml:66: splsh: unknown: did you mean “splash”?', ['site.yaml', 'splash: off', 'splsh: off']],
  [
    'site.yaml:36: neutralHue: is now “hue” in “grounds”: write grounds: { hue: 250 } with your number',
    ['site.yaml', 'grounds:\n  hue: 250\n', 'neutralHue: 250\n'],
  ],
  ['site.yaml:67: services: is now “mode”: rename it', ['site.yaml', 'mode: simulated', 'services: live']],
  [
    'services/managed-it.yaml:19: en.blocks[0].ground: no such ground: basalt; it is now “band”',
    ['services/managed-it.yaml', '    - kind: list\n', '    - kind: list\n      ground: basalt\n'],
  ],
  [
    'words/de.yaml:2: search.none.hint: is now “search.noneHint”: rename it',
    ['words/de.yaml', null, 'nav.home: Start\nsearch.none.hint: Versuchen Sie es anders.\n'],
  ],
  [
    'site.yaml:67: channels[0].to: must be a phone number',
    also('channels: [{ kind: phone, to: +49 (0) 170 1234567 }]'),
  ],
  [
    'site.yaml:67: channels[0].label.en: nothing fills in braces here',
    also(
      "channels: [{ kind: status, to: https://status.example, label: { en: 'Status of {brand}', de: Zustand, es: Estado, fr: État } }]",
    ),
  ],
  [
    'site.yaml:67: channels: label: not in each language of the site',
    also('channels: [{ kind: status, to: https://status.example, label: { de: Zustand } }]'),
  ],
  [
    'site.yaml:67: channels: more than 4 are in the header',
    also(
      `channels: [${Array.from({ length: 5 }, () => '{ kind: phone, to: +1 415 555 0142, in: [header] }').join(', ')}]`,
    ),
  ],
  [
    'services/managed-it.yaml:18: en.blocks[0]: a text: write kind: form, and the other fields of the block',
    ['services/managed-it.yaml', /^  blocks:\n/m, '  blocks:\n    - form\n'],
  ],
  [
    'years.yaml:1: [0].year: the first year is not the founding year, 2026 (site.yaml)',
    ['years.yaml', null, yearsOf(2025, 2027)],
  ],
  [
    'years.yaml:7: [2].year: 2027 after 2027: put the years in ascending order, each once',
    ['years.yaml', null, yearsOf(2026, 2027, 2027)],
  ],
  ['years.yaml:1: (the whole file): 1 item, at least 2', ['years.yaml', null, yearsOf(2026)]],
  ['home-claims.yaml:2: (YAML): cannot be read: a tab', ['home-claims.yaml', '  en:\n', '\ten:\n']],
  ['site.yaml:13: (YAML): cannot be read: a tab', ['site.yaml', 'contact:\n', 'contact:\n\tfax: none\n']],
  [
    'jobs/systems-engineer.yaml:25: (YAML): cannot be read: this line has too few or too many spaces before it, or a bracket is not closed',
    ['jobs/systems-engineer.yaml', 'minimumYears: 2', 'minimumYears: [2'],
  ],
  [
    'questions.yaml:3: (YAML): cannot be read: the text contains a colon and a space: put the text between quotes',
    ['questions.yaml', 'question: How', 'question: Well: how'],
  ],
  ['site.yaml:67: (YAML): cannot be read: this field exists twice', also('splash: on')],
  [
    'people/robin.yaml:3: (YAML): cannot be read: the text starts with an asterisk (*): put it between quotes',
    ['people/robin.yaml', 'Systems Engineer', '*First*'],
  ],
  [
    'posts/first-article.en.md:17: the text: no such page: /contacts; did you mean “/contact”?',
    ['posts/first-article.en.md', '(/contact)', '(/contacts)'],
  ],
  [
    'questions.yaml:4: contact[0].en.answer: no such page: https://company.example/contakt; did you mean “/contact”?',
    ['questions.yaml', 'answer: ', 'answer: See https://company.example/contakt. '],
  ],
  [
    'people/robin.yaml:6: en.profiles.linkedin: no such page: https://www.company.example/nobody',
    [
      'people/robin.yaml',
      'on: team',
      'on: team\n  profiles: { linkedin: https://www.company.example/nobody }',
    ],
  ],
  [
    'people/team.yaml:1: (the whole file): a list: write each item into a file of its own, with its fields below',
    ['people/team.yaml', null, '- name: Ada\n  role: Engineer\n- name: Bob\n'],
  ],
  [
    'legal/settings.yaml:8: retention.spam: spam is kept longer than other enquiries',
    ['legal/settings.yaml', 'spam: 30 days', 'spam: 3 years'],
  ],
  [
    'posts/first-article.en.md:7: formerly[0]: there is a page at /blog/first-article: it cannot be redirected',
    ['posts/first-article.en.md', 'date:', 'formerly: [first-article]\ndate:'],
  ],
  [
    'jobs/systems-engineer.yaml:2: en.formerly[0]: there is a page at /careers/systems-engineer: it cannot be',
    ['jobs/systems-engineer.yaml', 'en:\n', position],
  ],
  [
    'people/robin.yaml:6: en.photo: no such picture: /images/robin.jpg; put it there',
    ['people/robin.yaml', 'on: team', 'on: team\n  photo: /images/robin.jpg'],
  ],
  [
    'featured-cases.yaml:2: [0].caseStudy: no such case study: audit; ',
    [
      'featured-cases.yaml',
      null,
      "- client: Acme\n  caseStudy: audit\n  en: { title: An audit, figure: '112', figureLabel: controls }\n",
    ],
  ],
  [
    'projects/scan.yaml:5: en.categories[0]: no such category: health; ',
    [
      'projects/scan.yaml',
      null,
      'en:\n  title: Scan\n  description: What the project was about, in one sentence.\n  client: Acme\n  categories: [health]\n',
    ],
  ],
  [
    'services/managed-it.yaml:34: en.blocks[1].prices[0]: no such price: day-rate; there are none',
    ['services/managed-it.yaml', '      look: call', '      look: call\n      prices: [day-rate]'],
  ],
  ['pages/home.yaml:1: de: missing in this language', ['pages/home.yaml', german, '']],
  [
    'pages/careers.yaml: (the whole file): missing; to remove the page, set pages: { careers: off } in site.yaml',
    ['pages/careers.yaml', null, null],
  ],
  ['legal/privacy.en.md: (the whole file): missing', ['legal/privacy.en.md', null, null]],
  [
    'people/robin.yaml:1: de: missing in this language, although a text names the person',
    ['people/robin.yaml', german, ''],
  ],
  [
    'posts/categories.yaml:2: [0].name.es: missing in this language, although an article has this category',
    ['posts/categories.yaml', '    es: Práctica\n', ''],
  ],
  ['jobs/systems-engineer.yaml: fr: ', ['site.yaml', /, fr\b|\n\s+- fr\b/, '']],
  [
    'redirects.yaml:3: [1]: no page or file at /carers: did you mean “/careers”?',
    ['redirects.yaml', null, redirects],
  ],
  [
    'pages/about.en.md: (the name of the file): two pages at one address: /about is a page of the product; rename this file',
    ['pages/about.en.md', null, starter('legal/terms.en.md').replaceAll('{minimumAge}', '13')],
  ],
];

describe('one mistake is reported in one line with file, line, field and reason:', () => {
  it.for(mistakes)('%s', ([said, ...edits]) => {
    expect(problemsOfFiles(starterWith(...edits))).toEqual([expect.stringContaining(said)]);
  });
});

const unread = (meant: string) => `(the name of the file): nothing reads this file: did you mean “${meant}”?`;

// All kinds of wrong names: content/collections/file-names.test.ts.
it('every file of a site is read or reported in one line', () => {
  const site = starterWith(
    ['notes.docx', null, ''],
    ['jobs/clerk.yml', null, starter('jobs/systems-engineer.yaml')],
    ['job/clerk.yaml', null, starter('jobs/systems-engineer.yaml')],
    ['services/404.yaml', null, starter('services/managed-it.yaml')],
    ['posts/second.md', null, starter('posts/first-article.en.md')],
  );
  expect(problemsOfFiles(site).toSorted()).toEqual([
    'job: (the name of the folder): nothing reads this folder: did you mean “jobs”?',
    `jobs/clerk.yml: ${unread('jobs/clerk.yaml')}`,
    'notes.docx: (the name of the file): nothing reads this file here: texts are in folders, such as “posts/notes.en.md”; to publish it as it is, move it to files/notes.docx',
    `posts/second.md: ${unread('posts/second.en.md')}`,
    'services/404.yaml: (the name of the file): the name 404 is reserved',
  ]);
});

/** A file of the starter whose bytes are others. */
const inBytes = (file: string, bytesOf: (text: string) => Uint8Array): Edit => [
  file,
  null,
  bytesOf(starter(file)),
];
const inUtf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

it('reports a file that is not UTF-8 in one line, and accepts a byte order mark, CR and spaces after a fence', () => {
  const site = starterWith(
    inBytes('people/robin.yaml', (text) =>
      Buffer.from(text.replace('Robin Muster', 'Jörg Müller'), 'latin1'),
    ),
    inBytes('posts/first-article.fr.md', (text) => Buffer.from(text, 'latin1')),
    inBytes('posts/first-article.es.md', inUtf16),
    inBytes('questions.yaml', (text) => inUtf16(text).swap16()),
    inBytes('logo.svg', (text) => Buffer.from(`\uFEFF${text}`)),
    inBytes('pages/home.yaml', (text) => Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`)),
    inBytes('posts/first-article.en.md', (text) =>
      Buffer.from(`\uFEFF${text.replaceAll(/^---$/gm, '--- \t')}`),
    ),
    inBytes('legal/terms.en.md', (text) => Buffer.from(text.replaceAll('\n', '\r'))),
  );
  const lines = problemsOfFiles(site);
  const [accent] = starter('posts/first-article.fr.md').split(/[\x80-\xFF]/);
  expect(lines.toSorted()).toEqual(
    [
      'people/robin.yaml:2: (the encoding): cannot be read: not UTF-8: save the file as UTF-8',
      `posts/first-article.fr.md:${accent?.split('\n').length}: (the encoding): cannot be read: not UTF-8: save the file as UTF-8`,
      'posts/first-article.es.md:1: (the encoding): cannot be read: not UTF-8 but UTF-16: save the file as UTF-8',
      'questions.yaml:1: (the encoding): cannot be read: not UTF-8 but UTF-16: save the file as UTF-8',
    ].toSorted(),
  );
});

it.each([
  ['site.yaml', '1 Street', 'Hauptstraße 1', 'latin1'],
  ['site.yaml', '1 Street', '1 Street', 'utf16le'],
  ['posts/categories.yaml', 'en: ', 'en: É', 'latin1'],
] as const)(
  'reports %s in another encoding together with all other mistakes',
  (file, found, text, encoding) => {
    const mark = encoding === 'utf16le' ? '\uFEFF' : '';
    const site = starterWith(
      [file, null, Buffer.from(mark + starter(file).replace(found, text), encoding)],
      ['posts/first-article.en.md', '(/contact)', '(/contacts)'],
      ['questions.yaml', 'question: How', 'questoin: How'],
      inBytes('people/robin.yaml', (person) =>
        Buffer.from(person.replace('Robin Muster', 'Jörg').replace('role:', 'rle:'), 'latin1'),
      ),
    );
    const expected = [
      expect.stringMatching(`^${file}:\\d+: \\(the encoding\\): cannot be read: not UTF-8`),
      'people/robin.yaml:2: (the encoding): cannot be read: not UTF-8: save the file as UTF-8',
      'people/robin.yaml:3: en.rle: unknown: did you mean “role”?',
      'posts/first-article.en.md:17: the text: no such page: /contacts; did you mean “/contact”?',
      'questions.yaml:3: contact[0].en.questoin: unknown: did you mean “question”?',
    ];
    const lines = problemsOfFiles(site);
    expect(lines).toHaveLength(expected.length);
    expect(lines).toEqual(expect.arrayContaining(expected));
  },
);

it('takes no file for a text that is none', () => {
  const bytes = Buffer.from([0x50, 0x4b, 3, 4, 0, 0xff, 0x81]);
  expect(problemsOfFiles(starterWith(['posts/categories.yaml', null, bytes]))).toContain(
    'posts/categories.yaml:1: (the encoding): cannot be read: not UTF-8: save the file as UTF-8',
  );
});

it('reports what cannot be shown as written in every kind of text, and accepts comments', () => {
  const front =
    "title: Yard\nhead:\n  title: Yard\n  description: 'The yard behind the office, with all of its vans and bicycles.'\n";
  const after = (file: string, text: string): Edit => [file, null, `${starter(file).trimEnd()}\n\n${text}\n`];
  const site = starterWith(
    ['images/my yard (2).jpg', null, ''],
    ['pages/yard.en.md', null, `---\n${front}---\n<!-- TODO -->\n![Our yard](/images/my yard (2).jpg)\n`],
    after(
      'posts/first-article.en.md',
      '![Our yard](/images/my%20yard%20(2).jpg)\n\nLong &mdash; <b>bold</b>.',
    ),
    after(
      'posts/first-article.de.md',
      '[Formular](/contact#form) und [Artikel](/blog?category=x), [oben](/about).',
    ),
    after('legal/terms.en.md', 'One[^1].'),
    after('legal/terms.de.md', '<!-- TODO:\nmehr -->'),
  );
  const lastLine = (file: string) => starter(file).trimEnd().split('\n').length;
  expect(problemsOfFiles(site)).toEqual([
    `legal/terms.en.md:${lastLine('legal/terms.en.md') + 2}: the text: footnotes are not supported, put it in the text: [^1]`,
    'pages/yard.en.md:8: the text: not a picture: write ![what it shows](/images/yard.jpg), with %20 for a space: ![Our yard](/images/my yard (2).jpg)',
    `posts/first-article.en.md:${lastLine('posts/first-article.en.md') + 4}: the text: HTML is not allowed; bold text is **words**; to show it as text, put it between backticks: <b>`,
  ]);
});

it('reports once what YAML cuts off and what a field cannot contain', () => {
  const comment = 'is a comment in YAML and not shown: put the whole text between quotes';
  const site = starterWith(
    ['jobs/systems-engineer.yaml', '  city:', '  cty:'],
    ['people/robin.yaml', /about: .*/, 'about: We are #1 in town'],
    ['people/alex.yaml', 'order:', 'ordr:'],
    ['posts/first-article.en.md', 'date: 2026-01-15', 'date: 2026-13-01'],
    ['posts/first-article.de.md', /title: .*/, 'title: Die #1 der Region'],
    ['legal/settings.yaml', 'lastUpdated: 2026-01-15', 'lastUpdated: 20260115'],
    ['questions.yaml', '  - en:', '  - eng: {}\n    en:'],
  );
  expect(problemsOfFiles(site).toSorted()).toEqual(
    [
      'jobs/systems-engineer.yaml:21: en.cty: unknown: did you mean “city”?',
      `people/robin.yaml:4: (YAML): “#1 in town” ${comment}`,
      'people/alex.yaml:6: en.ordr: unknown: did you mean “order”?',
      'posts/first-article.en.md:7: date: not a date (YYYY-MM-DD): "2026-13-01"',
      `posts/first-article.de.md:2: (YAML): “#1 der Region” ${comment}`,
      'legal/settings.yaml:1: lastUpdated: not a text (put it between quotes)',
      'questions.yaml:2: contact[0].eng: unknown: did you mean “en”?',
    ].toSorted(),
  );
});

it('reports a file with a wrong name once', () => {
  const site = starterWith(
    ['pages/home.yaml', null, null],
    ['pages/home.yml', null, starter('pages/home.yaml')],
  );
  expect(problemsOfFiles(site)).toEqual([`pages/home.yml: ${unread('pages/home.yaml')}`]);
});

const starterLanguages = ['en', 'es', 'fr', 'de'];

it('reports, in each language, a policy without the product’s lists or without a script that runs after consent', () => {
  const policies = starterLanguages.map((language): Edit => {
    return [`legal/privacy.${language}.md`, '{#cookies}', '{#storage}'];
  });
  const matomo = '[{ name: Matomo, address: "https://m.example/m.js", cookies: [_pk_id] }]';
  const site = starterWith(...policies, also(`scriptsAfterConsent: ${matomo}`));
  const reasons = [
    'does not name Matomo, which site.yaml loads after consent (scriptsAfterConsent)',
    'the clause {#cookies} is missing: the list of stored entries is shown below it',
  ];
  const lines = problemsOfFiles(site);
  for (const language of starterLanguages)
    for (const reason of reasons)
      expect(lines.join('\n')).toContain(`legal/privacy.${language}.md: the text: ${reason}`);
  expect(lines).toHaveLength(8);
});

it.each([
  ['settings: { dataLayer: [[js, "2026-01-01"], [config, G-1]] }', 'Google ignores lists in dataLayer'],
  ['everyPage: { dataLayer: [[event, page_view]] }', 'Google ignores lists in dataLayer'],
  ['origins: ["https://*"]', 'must be an origin, such as https://example.com or https://*.example.com'],
  ['frames: ["https://app.example/path"]', 'must be an origin, such as'],
  ['styles: ["http://css.example"]', 'must be an origin, such as'],
])('reports what a script after consent cannot use: %s', (line, reason) => {
  const script = `{ name: Statistics, address: "https://m.example/m.js", cookies: [], ${line} }`;
  const lines = problemsOfFiles(starterWith(also(`scriptsAfterConsent: [${script}]`)));
  expect(lines.join('\n')).toContain(reason);
});

it('allows a disabled page in menus, and reports a text that links to it', () => {
  const off: Edit = ['site.yaml', 'pages:\n', 'pages:\n  portfolio: off\n'];
  const site = starterWith(off, ['legal/terms.en.md', '{email}', '{email} ([work](/portfolio))']);
  const lines = problemsOfFiles(site);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^legal\/terms.en.md.*\/portfolio/);
});

it('reports mistakes in other files when one file cannot be read', () => {
  const site = starterWith(
    ['questions.yaml', 'question: How', 'question: Well: how'],
    ['people/robin.yaml', 'on: team', 'on: theteam'],
    ['pages/menu.yaml', '  hints:', '\thints:'],
    ['legal/terms.en.md', '{email}', 'us'],
  );
  const lines = problemsOfFiles(site);
  const named = [
    'questions.yaml:3:',
    'people/robin.yaml:5: en.on:',
    'pages/menu.yaml:2:',
    'legal/terms.en.md: the',
  ];
  for (const name of named) expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1);
  expect(lines.join('\n')).not.toMatch(/^ {4}at /m);
});

it('reports a picture of the contact page without its texts in each language', () => {
  const withoutMap = starter('pages/contact.yaml').replaceAll(/\n {2}map:(?:\n {4}.*)+/g, '');
  const lines = problemsOfFiles(starterWith(['pages/contact.yaml', null, withoutMap]));
  const reason = 'map: missing: describe the map that pictures.contact in site.yaml shows';
  const ofLanguages = [...starter('pages/contact.yaml').matchAll(/^(\w\w):$/gm)].map(
    ([, language]) => `${language}.${reason}`,
  );
  expect(lines.map((line) => line.replace(/^pages\/contact\.yaml:\d+: /, '')).toSorted()).toEqual(
    ofLanguages.toSorted(),
  );
});
