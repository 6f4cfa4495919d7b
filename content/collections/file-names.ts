import * as v from 'valibot';
import type { Language } from '#shared/locales.ts';
import { routes } from '#shared/routes.ts';
import { nearWord, slug, unknownWord } from '#content/site-file/parts.ts';
import { drawingEnding, photoEnding } from '#content/site-file/pictures.ts';
import { anchorOf } from '#content/read/article.ts';
import { allCollections } from './all-collections.ts';
import { folderOf } from './define-collection.ts';
import { insteadOfFile } from '#content/read/made-from-settings.ts';
import { otherFormatOf } from '#content/site-file/other-formats.ts';
import { legalPages } from '#content/schema/text-pages.ts';
import { ownFilesFolder, productFolders, unreadFolders } from '#content/read/own-files.ts';
import { siteFiles, textFiles } from './site-files.ts';

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

const folders = [
  ...new Set([...templates.map(folderOfPath), 'images', 'fonts', ...unreadFolders, ownFilesFolder]),
].filter(Boolean);

/** Files with any name: pictures, fonts and their licences, notes for people, tests, and what is published as it is. */
const isFree = (path: string) =>
  [ownFilesFolder, ...unreadFolders].includes(folderOfPath(path)) ||
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
const takenBeside: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  allCollections.map(([, one]) => [folderOf(one), one.takenNames ?? []]),
);
/** The folders whose files are pages at the first level of the addresses. */
const pageFolders = ['pages', 'landing'];

/** Why no file of a folder can have a name: one rule for all folders whose file names are parts of addresses. */
function nameProblem(folder: string, name: string, languages: readonly Language[]): string | undefined {
  if (!v.safeParse(slug, name).success) {
    const better = anchorOf(name, languages[0] ?? '');
    return `lower-case letters, digits and hyphens only, because it is part of an address: not “${name}” but “${better}”`;
  }
  const isPage = pageFolders.includes(folder);
  if (isPage && Object.values(routes).some((path) => path === `/${name}`))
    return `two pages at one address: /${name} is a page of the product; rename this file`;
  const taken = [
    ...takenEverywhere,
    ...(takenBeside[folder] ?? []),
    ...(isPage ? [...productFolders, 'documents', ...languages] : []),
  ];
  return taken.includes(name) ? `the name ${name} is reserved` : undefined;
}

/** Why a landing page cannot be where a page of text is. */
function twinProblem(path: string, name: string, all: readonly string[]): string | undefined {
  const twin =
    folderOfPath(path) === 'landing' && all.find((one) => RegExp(`^pages/${name}\\.[a-z]+\\.md$`).test(one));
  return twin ? `two pages at one address: ${twin} is at /${name} too; rename one of them` : undefined;
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

/** Whether something reads a file of this name. */
const isRead = (path: string, languages: readonly Language[]): boolean =>
  templates.some((template) => {
    const name = nameIn(path, template, languages);
    if (name === undefined) return false;
    return !template.includes('<name>') || nameProblem(folderOfPath(path), name, languages) === undefined;
  });

/** Endings of files that editors write, and of texts that can become such files. */
const dataEnding = /\.(ya?ml|json|toml)(\.txt)?$/i;
const textEnding =
  /\.(md|markdown|mdown|mkd|mdx|docx?|odt|rtf|pages|html?|rst|adoc|tex|org)(\.txt)?$|\.txt$/i;
/** Those of them whose content is right as it is. */
const sameContent = /\.(ya?ml|json|md|markdown|mdown|mkd)(\.txt)?$/i;

interface NameParts {
  /** Without ending and language, as it can be in an address; empty where there is none. */
  stem: string;
  /** The language that the name has. */
  code: Language | undefined;
  /** `.yaml`, `.md` or, for a name without an ending, nothing; undefined for any other file. */
  ending: string | undefined;
}

/** The parts of a name, with the usual mistakes in ending, language and letters put right. */
function partsOf(base: string, languages: readonly Language[]): NameParts {
  const own = base.replace(dataEnding, '').replace(textEnding, '');
  const known = (code = '') => languages.find((language) => language === code.toLowerCase());
  const [, ofRegion = '', withRegion] = /^(?:(.+)[._])?([a-z]{2,3})[-_](?:[a-z]{2}|\d{3})$/i.exec(own) ?? [];
  const [, before = '', after] = /^(?:(.+)[._-])?([a-z]{2,3})$/i.exec(own) ?? [];
  const code = known(withRegion) ?? known(after);
  const name = known(withRegion) ? ofRegion : known(after) ? before : own;
  const ending = dataEnding.test(base) ? '.yaml' : textEnding.test(base) ? '.md' : '';
  return {
    stem: name === '' ? '' : anchorOf(name, languages[0] ?? ''),
    code,
    ending: ending === '' && (base.startsWith('.') || /\.\w{1,8}$/.test(name)) ? undefined : ending,
  };
}

/** The path that a file was probably meant to have; one with `<name>` where only the name is free. */
function likelyPath(path: string, languages: readonly Language[]): string | undefined {
  const [folder, base] = [folderOfPath(path), baseOf(path)];
  if (photoEnding.test(base)) return `images/${base}`;
  const { stem, code, ending } = partsOf(base, languages);
  if (ending === undefined) return undefined;
  const ofFolder = languages.find((language) => path.split('/').includes(language));
  const inLanguage = (template: string) =>
    template.replace('<language>', code ?? ofFolder ?? languages[0] ?? '');
  const fill = (template: string) => inLanguage(template).replace('<name>', stem);
  const name = [stem, code ?? ''].filter(Boolean).join('.') + ending;
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
  const others = folder === 'legal' && ending === '.md' ? ['pages/<name>.<language>.md'] : [];
  const free = inFolder.find((one) => one.includes('<name>'));
  const meant = [nearWord(`${folder}/${name}`, [...inFolder, ...others].map(fill)), free && fill(free)];
  return meant.find((one) => one !== undefined && isRead(one, languages)) ?? (free && inLanguage(free));
}

/** What is wrong with a path in the folder of a site. */
interface PathProblem {
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

const foldersForOthers = ['.well-known', 'public', 'static', 'downloads', 'assets'];

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

/** Copies and locks that editors and office programs put beside a file. */
const keptByPrograms = /(\.(bak|old|orig|rej|tmp|swp|swo|backup|save)\d*|~)$|^(~\$|\.~lock|#.*#$)/i;

/** What to do with a file so that it becomes the one that was meant. */
function conversion(path: string, meant: string): string {
  if (meant.includes('<name>')) return `call it “${meant}”`;
  const isSame =
    photoEnding.test(meant) || sameContent.test(path) || !(dataEnding.test(path) || textEnding.test(path));
  if (isSame && !(/\.json/i.test(path) && meant.endsWith('.md'))) return `did you mean “${meant}”?`;
  if (meant.endsWith('.md')) return `convert it to Markdown and call it “${meant}”`;
  return meant.endsWith('.pdf')
    ? `save it as a PDF and call it “${meant}”`
    : `write its texts into “${meant}”`;
}

/** What to do with a file that nothing reads, whatever its folder; undefined for most. */
function adviceForName(base: string): string | undefined {
  return keptByPrograms.test(base) ? 'it is a copy that a program keeps: remove it' : insteadOfFile(base);
}

/** What to do with a file that nothing reads in its folder, and what was probably meant. */
function adviceFor(path: string, languages: readonly Language[]): { advice: string; meant?: string } {
  const meant = likelyPath(path, languages);
  if (meant !== undefined) return { advice: conversion(path, meant), meant };
  return { advice: `remove it from the folder, or move it to ${ownFilesFolder}/ to publish it as it is` };
}

/** Why nothing reads a file, and what was probably meant. */
function unread(path: string, languages: readonly Language[]): Reason {
  const base = baseOf(path);
  const ofName = adviceForName(base);
  if (ofName !== undefined) return { reason: `nothing reads this file: ${ofName}` };
  const isText = textFiles.some(({ files }) => folderOfPath(files) === folderOfPath(path));
  const [, code, main = ''] = (isText && /\.(([a-z]{2,3})(?:[-_][a-z]{2})?)\.md$/i.exec(path)) || [];
  if (code !== undefined && !languages.includes(main.toLowerCase()))
    return { reason: `not a language of the site: ${code}; ${unknownWord(code, languages)}` };
  const name = `${ownFilesFolder}/${base}`;
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
  const { advice, meant } = adviceFor(path, languages);
  if (meant !== undefined || folderOfPath(path) !== '' || !textEnding.test(path))
    return { reason: `nothing reads this file: ${advice}`, meant };
  const { stem, code: own = languages[0] } = partsOf(base, languages);
  return {
    reason: `nothing reads this file here: texts are in folders, such as “posts/${stem}.${own}.md”; to publish it as it is, move it to ${name}`,
  };
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
    const reason =
      documentProblem(path, paths) ??
      nameProblem(folderOfPath(path), name, languages) ??
      twinProblem(path, name, paths);
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
