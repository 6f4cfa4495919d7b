import * as v from 'valibot';
import type { Language } from '#shared/locales.ts';
import { routes } from '#shared/routes.ts';
import { nearWord, slug, unknownWord } from '#shared/site-file/parts.ts';
import { drawingEnding, photoEnding } from '#shared/site-file/pictures.ts';
import { anchorOf } from './article.ts';
import { allCollections } from './collections/all-collections.ts';
import { folderOf } from './collections/define-collection.ts';
import { otherFormatOf } from './other-formats.ts';
import { legalPages } from './schema/plain-pages.ts';
import { ownFilesFolder } from './own-files.ts';
import { siteFiles, textFiles } from './schema/site-files.ts';

/*
 * Which files the folder of a site can hold, and what they can be called. The rules see paths below that folder and
 * open no file. The first of the languages is the site's default.
 */

/** Paths of files that something reads: `<name>` is free, `<language>` is a language of the site. */
const templates: readonly string[] = [
  ...siteFiles.map(({ files }) => files.replace('*', '<name>')),
  ...textFiles.flatMap(({ files }) => {
    const template = files.replace('*.*', '<name>.<language>');
    return files.startsWith('legal/')
      ? legalPages.map((page) => template.replace('<name>', page))
      : [template];
  }),
  'logo.svg',
  'words/<language>.yaml',
  'translations/<language>.tsv',
  'documents/<language>/<name>.pdf',
];

const folderOfPath = (path: string) => path.slice(0, Math.max(path.indexOf('/'), 0));
const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const folders = [...new Set([...templates.map(folderOfPath), 'images', 'fonts', ownFilesFolder])].filter(
  Boolean,
);

/** Files with any name: pictures, fonts and their licences, notes for people, tests, and what is published as it is. */
const isFree = (path: string) =>
  folderOfPath(path) === ownFilesFolder ||
  (folderOfPath(path) === 'images' && (photoEnding.test(path) || drawingEnding.test(path))) ||
  /^fonts\/.*\.(woff2?|ttf|otf)$|^(images|fonts)\/.*\.txt$/.test(path) ||
  /(^|\/)(README\.md|LICEN[CS]E(\.\w+)?)$|\.tsx?$/.test(path);

/** The free name in a path that follows a template, empty where it has none; undefined where it does not follow it. */
function nameIn(path: string, template: string, languages: readonly Language[]): string | undefined {
  const pattern = RegExp.escape(template)
    .replace(RegExp.escape('<name>'), '(?<name>[^/]+)')
    .replace(RegExp.escape('<language>'), `(?:${languages.join('|')})`);
  const found = new RegExp(`^${pattern}$`).exec(path);
  return found ? (found.groups?.['name'] ?? '') : undefined;
}

/** Names that are something else at every level of the addresses. */
const takenEverywhere = ['404', 'feed', 'index'];
/** Names that are something else beside the pages made from the files of a folder. */
const takenBeside: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(allCollections.map(([, one]) => [folderOf(one), one.takenNames ?? []])),
  pages: 'api art assets documents edit fonts healthz icons metrics readyz'.split(' '),
};

/** Why no file of a folder can have a name: one rule for all folders whose file names are parts of addresses. */
function nameProblem(folder: string, name: string, languages: readonly Language[]): string | undefined {
  if (!v.safeParse(slug, name).success) {
    const better = anchorOf(name, languages[0] ?? '');
    return `lower-case letters, digits and hyphens only, because it is part of an address: not “${name}” but “${better}”`;
  }
  if (folder === 'pages' && Object.values(routes).some((path) => path === `/${name}`))
    return `two pages at one address: /${name} is a page of the product`;
  const taken = [
    ...takenEverywhere,
    ...(takenBeside[folder] ?? []),
    ...(folder === 'pages' ? languages : []),
  ];
  return taken.includes(name) ? `the name ${name} is reserved` : undefined;
}

const foldersWithPdfs = allCollections.flatMap(([, one]) => (one.hasPdf === true ? [folderOf(one)] : []));

/** Why a PDF of the site's own takes the place of none that the build makes. */
function documentProblem(path: string, all: readonly string[]): string | undefined {
  const [, language = '', name = ''] = /^documents\/(.+)\/(.+)\.pdf$/.exec(path) ?? [];
  const texts = foldersWithPdfs.flatMap((folder) =>
    all.flatMap((one) => nameIn(one, `${folder}/<name>.<language>.md`, [language]) ?? []),
  );
  return name === '' || texts.includes(name)
    ? undefined
    : `no case study or white paper is called ${name} in “${language}”: ${unknownWord(name, texts)}; other PDFs belong in ${ownFilesFolder}/`;
}

/** The path that a file was probably meant to have: the usual mistakes in ending and language are put right. */
function likelyPath(path: string, languages: readonly Language[]): string | undefined {
  const [folder, base] = [folderOfPath(path), baseOf(path)];
  if (photoEnding.test(base)) return `images/${base}`;
  const [, own = base, ending = ''] = /^(.+?)(\.(?:ya?ml|md|markdown)(?:\.txt)?)$/i.exec(base) ?? [];
  const [, before = '', after = ''] = /^(?:(.+)[._-])?([a-z]{2,3})$/i.exec(own) ?? [];
  const code = languages.find((language) => language === after.toLowerCase());
  const stem = code === undefined ? own : before;
  const fill = (template: string) =>
    template.replace('<name>', stem).replace('<language>', code ?? languages[0] ?? '');
  const right = /^\.y/i.test(ending) ? '.yaml' : ending && '.md';
  const name = [stem, code ?? ''].filter(Boolean).join('.') + right;
  if (folder === '') {
    const elsewhere = templates.find((one) => baseOf(one) === name);
    return (
      elsewhere ??
      nearWord(
        name,
        templates.filter((one) => folderOfPath(one) === ''),
      )
    );
  }
  const inFolder = templates.filter((one) => folderOfPath(one) === folder);
  // Any other text is a page of the site's own.
  const others = folder === 'legal' && right === '.md' ? ['pages/<name>.<language>.md'] : [];
  return (
    nearWord(`${folder}/${name}`, [...inFolder, ...others].map(fill)) ??
    inFolder.filter((one) => one.includes('<name>')).map(fill)[0]
  );
}

/** What is wrong with a path in the folder of a site. */
interface PathProblem {
  /** Below the folder. */
  path: string;
  field: '(the name of the file)' | '(the name of the folder)';
  reason: string;
  /** The path that was probably meant, where nothing reads this one. */
  meant?: string | undefined;
}

type Reason = Pick<PathProblem, 'reason' | 'meant'>;

/** Files that others look for at the root of a site, or that visitors download. */
const isForOthers = (path: string) =>
  /^(CNAME|\.htaccess|\.nojekyll|[^/]+(?<!\.(ya?ml|md))\.(html?|xml|txt))$/i.test(path) ||
  /\.(pdf|zip|vcf|csv|mp3)$/i.test(path);

/** Folders that other systems publish as they are. */
const foldersForOthers = ['.well-known', 'public', 'static', 'downloads', 'assets'];

/** Why nothing reads a folder. */
function unreadFolder(folder: string): string {
  if (folder === '.well-known')
    return `nothing reads this folder here: move it to ${ownFilesFolder}/, whose files are published as they are`;
  if (foldersForOthers.includes(folder))
    return `nothing reads this folder: files that are published as they are belong in ${ownFilesFolder}/`;
  if (folder.startsWith('.')) return 'nothing reads this folder: remove it';
  return `nothing reads this folder: ${unknownWord(folder, folders)}`;
}

/** What a file with a list of items is called in other systems, by the folder that has a file for each item here. */
const listNames: Readonly<Record<string, string>> = {
  people: 'people team staff members employees authors',
  services: 'services service offers',
  jobs: 'jobs careers positions vacancies',
  projects: 'projects portfolio works',
  webinars: 'webinars events',
  posts: 'posts blog articles news',
  'case-studies': 'case-studies cases',
};

/** The file of one item, for a file at the root that seems to have a list of them; undefined for any other. */
function itemTemplate(path: string): string | undefined {
  const [, stem = ''] = /^([a-z][a-z_-]*)\.(?:ya?ml|json|toml|csv)$/i.exec(path) ?? [];
  const name = stem.toLowerCase().replaceAll('_', '-');
  const [folder] = Object.entries(listNames).find(([, names]) => names.split(' ').includes(name)) ?? [];
  return folder && templates.find((one) => one.startsWith(`${folder}/<name>`));
}

/** Why nothing reads a file, and what was probably meant. */
function unread(path: string, languages: readonly Language[]): Reason {
  const isText = textFiles.some(({ files }) => folderOfPath(files) === folderOfPath(path));
  const [, code] = (isText && /\.([a-z]{2,3})\.md$/.exec(path)) || [];
  if (code !== undefined && !languages.includes(code))
    return { reason: `not a language of the site: ${code}; ${unknownWord(code, languages)}` };
  const name = `${ownFilesFolder}/${baseOf(path)}`;
  const template = itemTemplate(path);
  if (template !== undefined)
    return { reason: `nothing reads this file: write each of its items into a file of its own, ${template}` };
  const other = otherFormatOf(path);
  if (other !== undefined) {
    const download = isForOthers(path) ? `; to publish it as it is, move it to ${name}` : '';
    return { reason: `pages cannot show it, it is ${other}${download}` };
  }
  if (isForOthers(path))
    return { reason: `nothing reads this file here: to publish it as it is, move it to ${name}` };
  const meant = likelyPath(path, languages);
  const advice =
    meant === undefined
      ? `remove it from the folder, or move it to ${ownFilesFolder}/ to publish it as it is`
      : `did you mean “${meant}”?`;
  return { reason: `nothing reads this file: ${advice}`, meant };
}

/**
 * The files in the folder of a site that nothing reads, or whose names cannot be in an address.
 * @param paths of all files, below the folder
 */
export function pathProblems(paths: readonly string[], languages: readonly Language[]): PathProblem[] {
  const inFile = (path: string): Reason | undefined => {
    if (isFree(path)) return undefined;
    const template = templates.find((one) => nameIn(path, one, languages) !== undefined);
    if (template === undefined) return unread(path, languages);
    if (!template.includes('<name>')) return undefined;
    const name = nameIn(path, template, languages) ?? '';
    const reason = documentProblem(path, paths) ?? nameProblem(folderOfPath(path), name, languages);
    return reason === undefined ? undefined : { reason };
  };
  const strange = new Set(
    paths.map(folderOfPath).filter((folder) => folder !== '' && !folders.includes(folder)),
  );
  return [
    ...[...strange].map((path): PathProblem => {
      return { path, field: '(the name of the folder)', reason: unreadFolder(path) };
    }),
    ...paths.flatMap((path): PathProblem[] => {
      const found = strange.has(folderOfPath(path)) ? undefined : inFile(path);
      return found ? [{ path, field: '(the name of the file)', ...found }] : [];
    }),
  ];
}
