import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const folder = join('.cache', 'test-sites', 'translated');
const post = 'posts/first-article';

function check(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['content/check.ts', ...options], {
    env: { ...process.env, SITE: folder },
    encoding: 'utf8',
  });
  return {
    status,
    stdout,
    behind: stderr.split('\n').filter((line) => line.includes(' was not read since ')),
    stderr,
  };
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

function put(file: string, found: string, text: string): void {
  expect(read(file)).toContain(found);
  writeFileSync(join(folder, file), read(file).replace(found, text));
}

const git = (...options: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@acme.example', ...options], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync('sites/_starter', folder, { recursive: true });
});

it('a site that keeps no translations/ is told nothing', () => {
  put('questions.yaml', 'Within one working day.', 'Within two working days.');
  expect(check('--strict')).toMatchObject({ status: 0, behind: [] });
  put('questions.yaml', 'Within two working days.', 'Within one working day.');
});

it('names a copy that nobody has translated, and no name that is the same in two languages', () => {
  const german = 'Innerhalb eines Arbeitstags. Wenn etwas Dringendes ausfällt, rufen Sie uns bitte an.';
  const english = 'Within one working day. If something urgent is down, please call us.';
  expect(check().stdout).not.toContain('the same as in');
  put('questions.yaml', german, english);
  expect(check().stdout).toContain(
    `Advice: ${folder}/questions.yaml:13: de contact[0].answer: the same as in “en”: “${english}”`,
  );
  writeFileSync(
    join(folder, 'questions.yaml'),
    readFileSync(join('sites', '_starter', 'questions.yaml'), 'utf8'),
  );
});

describe('a site whose translations were read', () => {
  beforeAll(() => {
    for (const language of ['es', 'fr', 'de']) check('--read', language, '.');
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Begin');
    git('tag', 'read');
  }, 60_000);
  beforeEach(() => void git('reset', '--quiet', '--hard', 'read'));

  it('is up to date, and has a sorted line for each text', () => {
    expect(check('--strict')).toMatchObject({ status: 0, behind: [] });
    const lines = read('translations/de.tsv').trimEnd().split('\n');
    expect(lines).toEqual(lines.toSorted());
    expect(lines.join('\n')).toMatch(/^questions\tcontact\[0\]\.answer\t[0-9a-f]{12}$/m);
    expect(lines.join('\n')).toMatch(/^posts\/first-article\ttext\[1\]\t[0-9a-f]{12}$/m);
  });

  it('lists what is behind with file, line, both texts, until somebody has read it', () => {
    put('questions.yaml', 'Within one working day.', 'Within two working days.');
    const { status, behind } = check();
    expect(status).toBe(0);
    const answer = '“Innerhalb eines Arbeitstags. Wenn etwas Dringendes ausfällt, rufen Sie uns bitte an.”';
    const source = '“Within two working days. If something urgent is down, please call us.”';
    const lines = read('questions.yaml').split('\n');
    const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
    const place = `questions.yaml:${lineOf('Within two working')}`;
    expect(behind).toHaveLength(3);
    expect(behind).toContain(
      `Warning: ${folder}/questions.yaml:${lineOf('Innerhalb eines')}: de contact[0].answer: ${answer} was not read since the text of “en” is ${source} (${folder}/${place})`,
    );
    expect(check('--strict')).toMatchObject({ status: 1 });
    check('--read', 'de', 'questions.yaml');
    expect(check().behind.map((line) => / (\w\w) contact/.exec(line)?.[1])).toEqual(['es', 'fr']);
  });

  it('sees each section of an article by itself, and not how its lines are broken', () => {
    const paragraph =
      read(`${post}.en.md`)
        .split('\n')
        .findLast((line) => line.split(' ').length > 8) ?? '';
    put(`${post}.en.md`, paragraph, paragraph.split(' ').join('\n'));
    expect(check().behind).toEqual([]);
    put(`${post}.en.md`, paragraph.split(' ').join('\n'), `${paragraph} Sometimes.`);
    expect(check().behind.map((line) => line.split(': ')[2])).toEqual(
      ['es', 'fr', 'de'].map((language): unknown => expect.stringMatching(`^${language} text\\[\\d\\]$`)),
    );
  });

  it('names only what is new where an item was put before others', () => {
    const question = (code: string) =>
      `    ${code}: { question: What is new here (${code})?, answer: An answer that is long enough (${code}). }\n`;
    put('questions.yaml', 'contact:\n', `contact:\n  -\n${['en', 'es', 'fr', 'de'].map(question).join('')}`);
    expect(check().behind.map((line) => line.split(': ')[2])).toEqual(
      ['es', 'fr', 'de'].flatMap((code) => [`${code} contact[0].question`, `${code} contact[0].answer`]),
    );
  });

  it('stops at a line that a merge left', () => {
    put('translations/de.tsv', 'questions\t', '<<<<<<< HEAD\nquestions\t');
    expect(check()).toMatchObject({ status: 1 });
    expect(check().stderr).toContain(
      ': (the line): not a line of this file; to write it anew: npm run check-site -- --read de .',
    );
    expect(check('--read', 'de', '.').stdout).toMatch(/^\d\d+ texts are marked as read in “de”\.\n$/);
    expect(check('--strict').status).toBe(0);
    expect(check('--read', 'en', '.').stderr).toContain('wants a language that is translated: es, fr, de');
  });
});
