import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productFonts } from '../shared/fonts.ts';

/** What a script prints about a site; in its own process, because modules read the site when they load. */
function saidOf(site: string): Promise<{ status: number | null; lines: string[] }> {
  return new Promise((resolve) => {
    const environment = { env: { ...process.env, SITE: site } };
    const child = execFile(process.execPath, ['content/check.ts'], environment, (_, __, stderr) =>
      resolve({ status: child.exitCode, lines: stderr.trimEnd().split('\n') }),
    );
  });
}

it('a site that does not exist is one line that names those that do', async () => {
  expect(await saidOf('atlantis')).toEqual({
    status: 1,
    lines: [expect.stringMatching(/^SITE: there is no sites\/atlantis\/site\.yaml; the sites are \S/)],
  });
});

/** Changes a good site. @param file the text of a file of it, by its name */
type Change = (file: {
  read: (name: string) => string;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
}) => void;

/** Replaces a text, which must exist. */
const put =
  (name: string, found: string, text: string): Change =>
  ({ read, write }) => {
    const before = read(name);
    expect(before).toContain(found);
    write(
      name,
      before.replace(found, () => text),
    );
  };

const folderOf = (name: string) => join('.cache', 'test-sites', name.replaceAll(/\W+/g, '-'));

function siteWith(name: string, change: Change): string {
  const folder = folderOf(name);
  rmSync(folder, { recursive: true, force: true });
  cpSync('sites/_starter', folder, { recursive: true });
  change({
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    remove: (file) => rmSync(join(folder, file)),
  });
  return folder;
}

const scriptedMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<script>alert(1)</script>\n<path d="M0 0h9v9z"/></svg>';

/** One text of a file changed to another: its name, the two texts, and what is said of it. */
const slips: readonly (readonly [file: string, found: string, text: string, said: string])[] = [
  ['site.yaml', 'foundedYear: 2026', 'foundedYear: last year', '31: foundedYear: missing, or not a number'],
  ['site.yaml', 'look: basalt', 'lok: basalt', '36: lok: unknown: did you mean “look”?'],
  ['home-claims.yaml', '  en:\n', '\ten:\n', '2: (YAML): cannot be read: a tab: indent with spaces'],
  [
    'site.yaml',
    'contact:\n',
    'contact:\n\tfax: none\n',
    '13: (YAML): cannot be read: a tab: indent with spaces',
  ],
  [
    'jobs/systems-engineer.yaml',
    'minimumYears: 2',
    'minimumYears: [2',
    '22: (YAML): cannot be read: this line has too few or too many spaces before it, or a bracket is not closed',
  ],
  [
    'questions.yaml',
    'question: How',
    'question: Well: how',
    '3: (YAML): cannot be read: a colon with a space behind it is inside of the text: put the text between quotes',
  ],
  [
    'site.yaml',
    'look: basalt',
    'look: basalt\nlook: plain',
    '37: (YAML): cannot be read: this field is there twice',
  ],
  [
    'people/robin.yaml',
    'Systems Engineer',
    '*First*',
    '3: (YAML): cannot be read: the text begins with a star (*): put it between quotes',
  ],
  [
    'posts/first-article.en.md',
    '(/contact)',
    '(/contacts)',
    '17: the text: no such page: /contacts; did you mean',
  ],
  [
    'legal/privacy.en.md',
    'We answer within thirty days',
    'We delete all after 5 years',
    ' the text: names 5 years, but nothing is kept so long (retention in',
  ],
  [
    'legal/settings.yaml',
    'spam: 30 days',
    'spam: 3 years',
    '8: retention.spam: spam is kept longer than enquiries',
  ],
  [
    'posts/first-article.en.md',
    'date:',
    'formerly: [first-article]\ndate:',
    '7: formerly[0]: a page stands at /blog/first-article: it cannot lead elsewhere',
  ],
  [
    'jobs/systems-engineer.yaml',
    'en:\n',
    'en:\n  formerly: [systems-engineer]\n',
    '2: en.formerly[0]: a page stands at /careers/systems-engineer: it cannot lead elsewhere',
  ],
  [
    'people/robin.yaml',
    'on: team',
    'on: team\n  photo: /images/robin.jpg',
    '6: en.photo: no such photo: /images/',
  ],
  [
    'site.yaml',
    'look: basalt',
    'look: basalt\nfonts: { sans: { family: Own, file: fonts/own.woff2 } }',
    '37: fonts.sans.file: no such file: fonts/own.woff2; put it there',
  ],
];

describe('one mistake is one line with file, line, field and what is wrong, without a stack:', () => {
  it.concurrent.for<[string, Change, string]>([
    ...slips.map(([file, found, text, said]): [string, Change, string] => [
      `${file} ${said}`,
      put(file, found, text),
      `${file}:${said}`,
    ]),
    [
      'a missing page of a language',
      ({ read, write }) => write('pages/about.yaml', read('pages/about.yaml').replace(/^de:[^]*/m, '')),
      'pages/about.yaml:1: de: missing in this language',
    ],
    [
      'a missing text of a language',
      ({ remove }) => remove('legal/terms.de.md'),
      'legal/terms.de.md: (the whole file): missing',
    ],
    [
      'a missing block of a language',
      ({ read, write }) => write('people/robin.yaml', read('people/robin.yaml').replace(/^de:[^]*/m, '')),
      'people/robin.yaml:1: de: missing in this language',
    ],
    [
      'words of a language that site.yaml does not name',
      ({ read, write }) => write('site.yaml', read('site.yaml').replace(/, fr\b|\n\s+- fr\b/, '')),
      'jobs/systems-engineer.yaml: fr: ',
    ],
    [
      'an old address that leads nowhere',
      ({ write }) =>
        write('redirects.yaml', '- from: /team.php\n  to: /about\n- from: /jobs\n  to: /carers\n'),
      'redirects.yaml:3: [1]: no page stands at /carers: did you mean “/careers”?',
    ],
    [
      'two pages at one address',
      ({ read, write }) => write('pages/about.en.md', read('legal/terms.en.md')),
      'pages/about.en.md: (the name of the file): two pages at one address: /about is a page of the product',
    ],
    [
      'a mark with a script',
      ({ write }) => write('logo.svg', scriptedMark),
      'logo.svg: (the whole file): a script: a mark is shapes alone',
    ],
    [
      'a font that is none',
      (file) => {
        const font = 'fonts: { mono: { family: Own, file: fonts/own.ttf } }';
        put('site.yaml', 'look: basalt', `look: basalt\n${font}`)(file);
        file.write('fonts/own.ttf', '<!doctype html>');
      },
      'site.yaml:37: fonts.mono.file: fonts/own.ttf: no woff2 or ttf file',
    ],
    [
      'a letter that the own font lacks',
      (file) => {
        const font = JSON.stringify({ ...productFonts.sans, family: 'Own' });
        put('site.yaml', 'look: basalt', `look: basalt\nfonts: { sans: ${font} }`)(file);
        put('people/robin.yaml', 'Robin Muster', 'Łódź Muster')(file);
      },
      'people/robin.yaml:2: en.name: the font Special Gothic lacks: Ł ź',
    ],
  ])('%s', async ([name, change, said], own) => {
    const folder = siteWith(name, change);
    const { status, lines } = await saidOf(folder);
    own.expect(lines).toEqual([expect.stringContaining(`${folder}/${said}`)]);
    own.expect(status).toBe(1);
  });
});

const starterLanguages = ['en', 'es', 'fr', 'de'];

it('a policy in which the product can show nothing, or that keeps a script to itself, is told in every language', async () => {
  const folder = siteWith('a silent policy', (file) => {
    for (const language of starterLanguages)
      put(`legal/privacy.${language}.md`, '{#cookies}', '{#storage}')(file);
    const matomo = '[{ name: Matomo, address: "https://m.example/m.js", cookies: [_pk_id] }]';
    put('site.yaml', 'look: basalt', `look: basalt\nscriptsAfterConsent: ${matomo}`)(file);
  });
  const reasons = [
    'does not name Matomo, which site.yaml loads after consent (scriptsAfterConsent)',
    'what browsers keep is listed below the clause {#cookies}, which is missing',
  ];
  const { lines } = await saidOf(folder);
  for (const language of starterLanguages)
    for (const reason of reasons)
      expect(lines.join('\n')).toContain(`${folder}/legal/privacy.${language}.md: the text: ${reason}`);
  // One problem for the sentence of a simulated build, and one for that of a live build.
  const untrue = lines.filter((line) => line.includes('”, but Matomo sets some'));
  expect(untrue).toHaveLength(3 * starterLanguages.length);
  expect(lines).toHaveLength(8 + untrue.length);
});

it('menus may name a page that is switched off, and a text that links to it is told', async () => {
  const folder = siteWith('a page that is off', (file) => {
    put('site.yaml', 'pages:\n', 'pages:\n  portfolio: off\n')(file);
    put('legal/terms.en.md', '{email}', '{email} ([work](/portfolio))')(file);
  });
  const { lines } = await saidOf(folder);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${folder}/legal/terms.en.md`);
  expect(lines[0]).toContain('/portfolio');
});

it('files that cannot be read hide no mistake in others', async () => {
  const folder = siteWith('two bad files', (file) => {
    put('questions.yaml', 'question: How', 'question: Well: how')(file);
    put('people/robin.yaml', 'on: team', 'on: theteam')(file);
    put('pages/menu.yaml', '  hints:', '\thints:')(file);
    put('legal/terms.en.md', '{email}', 'us')(file);
  });
  const { lines } = await saidOf(folder);
  for (const name of [
    'questions.yaml:3:',
    'people/robin.yaml:5: en.on:',
    'pages/menu.yaml:2:',
    'legal/terms.en.md: the text:',
  ])
    expect(lines.filter((line) => line.startsWith(`${folder}/${name}`))).toHaveLength(1);
  expect(lines.join('\n')).not.toMatch(/^ {4}at /m);
});

const town = (name: string) =>
  `city: ${name}\nframe: { west: 10, east: 10.1, south: 50, north: 50.1 }\noffice: [10.05, 50.05]\n` +
  'coast: [[10.02, 50.02], [10.02, 50.08], [10.08, 50.08]]\n';

it('a map of the city of the office wants its words, and one of another city is none', async () => {
  const withMap = (name: string): Change => {
    return ({ read, write }) => {
      const [, city = ''] = /^\s+city: (.*)$/m.exec(read('site.yaml')) ?? [];
      write('city.yaml', town(name || city));
    };
  };
  const folder = siteWith('a map without words', withMap(''));
  const missing = (await saidOf(folder)).lines;
  const reason = 'map: missing: city.yaml draws a map, and these are its words';
  expect(missing.length).toBeGreaterThan(0);
  for (const line of missing)
    expect(line).toMatch(new RegExp(`/pages/contact\\.yaml:\\d+: \\w\\w\\.${reason}$`));
  expect((await saidOf(siteWith('a map of another city', withMap('Elsewhere')))).status).toBe(0);
});
