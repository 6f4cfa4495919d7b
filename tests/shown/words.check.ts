import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSiteFile, siteFiles } from '#tests/pages/site-files.ts';
import { decodeEntities } from '#tests/pages/rules/parse-html.ts';
import { shownFolder } from './shown-site.ts';

/*
 * A field that is described, labelled and used in the site, but that no component shows, changes no file that the other
 * shown tests compare.
 */

/** What is in no file of the site, with the reason. What is below such a name is meant too. */
const exceptions: Readonly<Record<string, string>> = {
  'applications.yaml: received.1.phone':
    'the dashboard shows it only beside its application, which is not opened',
  'applications.yaml: arrivals': 'they arrive while the dashboard is open',
  'pages/contact.yaml: de.sent': 'what is shown after a message is recorded in English',
  'pages/home.yaml: en.hero.caption': 'of a drawing; this site has a photo there',
  'pages/home.yaml: de.hero.caption': 'of a drawing; this site has a photo there',
  'people/tess.yaml: en.about': 'only a page that lists her would show it: she speaks in a webinar',
  'posts/draft-only.en.md': 'a draft',
  'posts/far-future.en.md': 'it appears later',
  'pages/team.yaml: en.join.text.one': 'there are more positions than one',
  'prices.yaml: 5.amount': 'a word that each language translates',
  'site.yaml: pictures.team.focus': 'not a text',
  'site.yaml: pictures.careers.focus': 'not a text',
  'site.yaml: fonts.sans.family': 'not a text',
  'site.yaml: fonts.mono.family': 'not a text',
};

/** Without soft hyphens; every kind of space is one. */
const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();

/** The props of a page: what they have is not shown for that reason alone. */
const pageData = /<script type="application\/json" id="page-data">[^]*?<\/script>/g;

/** The texts of a file with their marks, without them, and in data that scripts read. */
function textsOf(file: string): string[] {
  const html = file.replaceAll(pageData, '');
  return [
    html,
    html.replaceAll(/<[^>]*>/g, ' '),
    html.replaceAll(/<[^>]*>/g, ''),
    html.replaceAll('\\n', ' '),
  ].map((text) => plain(decodeEntities(text)));
}

const written = [
  ...[...siteFiles].filter((name) => /\.(?:html|xml|txt|ics|json|webmanifest)$/.test(name)).map(readSiteFile),
  // The words of emails, and what pages show after a click.
  ...globSync('tests/shown/{live,text}/*.txt').map((name) => readFileSync(name, 'utf8')),
]
  .flatMap(textsOf)
  .join('\n');

/** The parts of a text between its placeholders. */
const partsOf = (text: string) =>
  text
    .split(/\{[^}]*\}/)
    .map(plain)
    .filter((part) => part !== '');

/** Names of the texts of several words below a value that no file has. */
function missingIn(value: unknown, path: string): string[] {
  if (typeof value === 'string')
    return value.includes(' ') && !partsOf(value).every((part) => written.includes(part)) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => missingIn(part, `${path}.${name}`));
}

const dataOf = (name: string): unknown => {
  const text = readFileSync(join(shownFolder, name), 'utf8');
  return parse(name.endsWith('.md') ? (text.split(/^---$/m, 2)[1] ?? '') : text);
};

it(`every text of ${shownFolder} is in a file of the built site or in an email`, () => {
  const names = globSync('**/*.{yaml,md}', { cwd: shownFolder }).map((name) => name.replaceAll('\\', '/'));
  const missing = names.flatMap((name) =>
    missingIn(dataOf(name), name).map((path) => path.replace(`${name}.`, `${name}: `)),
  );
  expect(names.length).toBeGreaterThan(0);
  const isExcepted = (path: string) => Object.keys(exceptions).some((name) => path.startsWith(name));
  expect(missing.filter((path) => !isExcepted(path)).map((path) => `${path} is shown nowhere`)).toEqual([]);
  const needless = Object.keys(exceptions).filter((name) => !missing.some((path) => path.startsWith(name)));
  expect(needless, 'exceptions that are shown').toEqual([]);
});
