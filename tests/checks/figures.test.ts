import { expect, it } from 'vitest';
import { readProjectFile, sourceFiles } from './source-files.ts';

/**
 * Figures of the structure, each with its maximum: what was removed must not come back. Lower a maximum when you remove
 * more.
 */

/** The matches of a pattern in the code of a folder, each with its file. */
const matchesIn = (folder: string, pattern: RegExp): { file: string; match: RegExpExecArray }[] =>
  sourceFiles
    .filter((file) => file.startsWith(`${folder}/`) && /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [...readProjectFile(file).matchAll(pattern)].map((match) => ({ file, match })));

const copyingLine = /^ *\w+: t(?:\.template)?\('[\w.-]+'\),?$/gm;
const wordsType = /^(?:export )?(?:interface|type) (\w+Words)\b[^;{]*\{\n([^]*?)^\}/gm;
const ownText = /^ {2}(?:readonly )?\w+\??: (?:string|Template<[^;]*>)(?: \| (?:null|undefined))*;/gm;

const product = ['shared', 'content', 'src', 'server', 'build', 'cli'];
const inProduct = (pattern: RegExp): string[] =>
  product
    .flatMap((folder) => matchesIn(folder, pattern))
    .filter(({ file }) => !file.includes('test-support'))
    .map(({ file, match: [text] }) => `${file}: ${text.replace(/\s+/g, ' ')}`);

/** `site: Site, language: Language`, also with one or two parameters between them. */
const siteAndLanguage =
  /[(,]\s*(?:\w+|\{[^{}]*\})\??: (?:Site|ConfiguredSite|Configured|Pick<\w*Site,[^>]*>),(?:\s*(?:\w+|\{[^{}]*\})\??: [^,()]+,){0,2}\s*(?:(?:\w+|\{[^{}]*\})\??: (?:Language|Translator)\b|language: string|language = )/g;
/** `(site, language` and `(edition.site, name, t`, but not the parameters of a function. */
const passingBoth =
  /(?<!function )(?<!\.)\b[\w.]+\(\s*(?:[\w.]+,\s*)?(?:[\w#.]+\.)?(?:site|context|configured|edition|own|shown|settings),\s*(?:[^,()\n]+,\s*){0,2}(?:[\w#.]+\.)?(?:language|t|defaultLanguage|#?first|to|other|code|into|locale)\b(?!\??:)\s*(?=[,)])/g;
const oneLanguage = /\[(?:[\w#.]+\.)?\w*[lL]anguage\](?: \?\?|\?\.)/g;

const figures: [name: string, most: number, instead: string, find: () => string[]][] = [
  [
    'types of words with texts of their own',
    8,
    'name the level of the catalog, from which the type follows: interface … extends Picked<"theme">',
    () =>
      matchesIn('src', wordsType)
        .filter(({ match: [, , body = ''] }) => (body.match(ownText)?.length ?? 0) > 1)
        .map(({ file, match: [, name] }) => `${file}: ${name}`),
  ],
  [
    'lines that copy one word',
    31,
    'pick the level of the catalog: ...t.pick("theme")',
    () => matchesIn('src', copyingLine).map(({ file, match: [line] }) => `${file}: ${line.trim()}`),
  ],
  [
    'functions that take a site and a language or translator',
    4,
    'take an edition: function postCard(edition: Edition, post: Post)',
    () => inProduct(siteAndLanguage),
  ],
  [
    'calls that pass a site and a language or translator',
    87,
    'pass an edition, or call what it can do: edition.path("contact"), edition.date(day, "long")',
    () => inProduct(passingBoth),
  ],
  [
    'look-ups of one language that may be missing',
    32,
    'read the lists of an edition: edition.jobs instead of site.jobs[language] ?? []',
    () => inProduct(oneLanguage),
  ],
  [
    'files directly in content/',
    6,
    'put the file into a folder of content/ (CONTRIBUTING.md)',
    () => sourceFiles.filter((file) => /^content\/[^/]+$/.test(file)),
  ],
];

it.each(figures)('there are no more %s than before', (_, most, instead, find) => {
  const found = find();
  expect(found.length, `${instead}\n${found.join('\n')}`).toBeLessThanOrEqual(most);
});
