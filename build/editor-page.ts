import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Site } from '#content/load-site.ts';
import { cacheFolder, projectFolder } from './project-paths.ts';
import { completeWords } from './sveltia-words.ts';

/** Hosts from which the editor would load fonts, updates and parts; the bundle has all that it needs. */
const foreignHosts = /https:\/\/(?:unpkg\.com|cdn\.jsdelivr\.net)/g;

/** Changes one place of Sveltia CMS. @throws Error for a version in which this place is different */
function replaceOnce(code: string, place: RegExp, text: string, what: string): string {
  const found = [...code.matchAll(place)].length;
  if (found !== 1)
    throw new Error(`build/editor-page.ts: not one place in Sveltia CMS ${what}, but ${found}`);
  return code.replace(place, text);
}

/**
 * The module of Sveltia CMS with a form that survives a refused save of an entry without some of the languages: 0.221.1
 * fails with “Cannot convert undefined or null to object”, and marks no field any more.
 * @throws Error for a version in which this place is different
 */
export const keepChecks = (code: string): string =>
  replaceOnce(
    code,
    // Languages that an entry does not have are missing in the result of a check.
    /(?<![\w$.])([\w$]+)\.validities=([\w$]+),\1\.validationMessages=([\w$]+)(?![\w$.(])/g,
    '$1.validities={...$1.validities,...$2},$1.validationMessages={...$1.validationMessages,...$3}',
    'stores checks',
  );

/**
 * The module of Sveltia CMS that keeps the configuration it was given instead of a copy, so that choices can be added
 * to it (build/editor/refresh-choices.ts).
 * @throws Error for a version in which this place is different
 */
export const shareConfig = (code: string): string =>
  replaceOnce(
    code,
    /let ([\w$]+)=structuredClone\(([\w$]+)\);(?=\1\._siteURL=)/g,
    'let $1=$2;',
    'copies its configuration',
  );

/**
 * The module of Sveltia CMS that shows the form of another file of one group, such as after an address was typed:
 * 0.221.1 clears the panes for each file, and fills them for another group only.
 * @throws Error for a version in which this place is different
 */
export const fillPanes = (code: string): string =>
  replaceOnce(
    code,
    /([\w$]+)\(([\w$]+)\)&&\([\w$]+\.current=null,[\w$]+\.current=null\)\}\),[\w$]+\(\(\)=>\[/g,
    '$&$1($2),',
    'fills its panes',
  );

/**
 * The module of Sveltia CMS that keeps drafts also after the folder was chosen, and restores them although what can be
 * chosen has changed. 0.221.1 forgets where drafts are when a person signs in, and deletes those of another
 * configuration, of which the categories, persons and services of a site are a part.
 * @throws Error for a version in which these places are different
 */
export const keepDrafts = (code: string): string =>
  replaceOnce(
    replaceOnce(
      code,
      /if\(([\w$]+)&&!([\w$]+)\)(?=\{let\{databaseName:([\w$]+)\}=\1\.repository\?\?\{\};if\(\3\)\{\2=new [\w$]+\(\3,`draft-backups`)/g,
      'if($1)',
      'opens the drafts',
    ),
    /(?<=\.current=await [\w$]+\([\w$]+\()([\w$]+)(?=\)\),console\.debug\(`CMS configuration:`)/g,
    '$1,(name,part)=>name===`options`?void 0:part',
    'compares configurations',
  );

/**
 * The module of Sveltia CMS whose drafts add what the person changed to the file as it is now. 0.221.1 puts the whole
 * entry back as it was, and with it the old values of what a colleague or another tab has changed since.
 * @throws Error for a version in which these places are different
 */
export const addOwnChanges = (code: string): string => {
  const own = JSON.stringify(join(projectFolder, 'build/editor/own-changes.ts'));
  const keeping = replaceOnce(
    code,
    /(currentValues:[\w$]+=\{\},)(files:[\w$]+,pendingEntries:[\w$]+=\[\]\}=.{1,260}?currentValues:)([\w$]+)(\([\w$]+\),)(?=files:Object)/g,
    '$1originalValues:ofDraft={},$2$3$4originalValues:$3(ofDraft),',
    'keeps drafts',
  );
  const restoring = replaceOnce(
    keeping,
    /(\(\{backup:[\w$]+,draft:([\w$]+)\}\)=>\{let\{[^{}]*)(\}=[\w$]+,[\w$]+=new Map;.{1,200}?Object\.entries\([\w$]+\)\.forEach\(\(\[([\w$]+),([\w$]+)\]\)=>\{)/g,
    '$1,originalValues:ofDraft={}$3keepOwnChanges($5,ofDraft[$4],$2.originalValues[$4]);',
    'restores drafts',
  );
  return `import{keepOwnChanges}from${own};${restoring}`;
};

/**
 * The module of Sveltia CMS that opens its database again until its part is there: two parts of 0.221.1 that are opened
 * at once, such as drafts and settings, add themselves to the same version, and the second one is missing.
 * @throws Error for a version in which this place is different
 */
export const openAllStores = (code: string): string =>
  replaceOnce(
    code,
    /(if\([\w$]+\.contains\(([\w$]+)\)\)\{let [\w$]+=[\w$]+\.transaction\(\2\).{1,120}?\}else [\w$]+=!0;)return ([\w$]+)&&\(([\w$]+)\.close\(\),\4=await this\.#([\w$]+)\(([\w$]+)\+1\)\),/g,
    '$1for(let count=0;$3&&count<9;count+=1){$4.close();try{$4=await this.#$5($6+1)}catch{$4=await this.#$5()}$6=$4.version,$3=!$4.objectStoreNames.contains($2)}return ',
    'opens its database',
  );

/** The module that has the form. */
export const editorModule = '@sveltia/cms/npm/index.js';

/** Adds words to the languages of Sveltia CMS that are ours too, before Vite reads the JSON. */
const ownWords: Plugin = {
  name: 'own-words',
  enforce: 'pre',
  transform(code, id) {
    const [, language] = /@sveltia\/cms\/locales\/(de|es|fr)(?:-[A-Z]{2})?\.json$/.exec(id) ?? [];
    return language === undefined ? null : { code: completeWords(code, language), map: null };
  },
};

const ownEditor: Plugin = {
  name: 'own-editor',
  transform(code, id) {
    if (!id.includes('@sveltia/cms')) return null;
    const own = code.replace(foreignHosts, '/edit/none');
    if (!id.endsWith(editorModule)) return { code: own, map: null };
    const changes = [keepChecks, shareConfig, fillPanes, keepDrafts, addOwnChanges, openAllStores];
    return { code: changes.reduce((changed, change) => change(changed), own), map: null };
  },
};

/** The digest of what the page is made from: its own files, and the version of the editor. */
async function inputs(): Promise<string> {
  const files = globSync(
    // The bundle has few files of `content` and `shared`; which ones, an import decides.
    ['build/{editor-page.ts,sveltia-words.*}', 'build/editor/**/*.{ts,html}', '{content,shared}/**/*.ts'],
    { cwd: projectFolder, exclude: (name) => name.endsWith('.test.ts') },
  ).toSorted();
  const hash = createHash('sha256');
  for (const file of [...files, 'package-lock.json']) hash.update(await readFile(join(projectFolder, file)));
  return hash.digest('hex');
}

/**
 * Bundles the page of the editor, /edit, with everything it needs, fonts and languages too, so that it asks no
 * other host; once, as long as nothing of it changes.
 * @returns its folder: index.html and its assets
 */
export async function bundleEditor(site: Site): Promise<string> {
  const editorPageFolder = join(cacheFolder(site), 'editor');
  const stamp = join(editorPageFolder, '.made-from');
  const wanted = await inputs();
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return editorPageFolder;
  await rm(editorPageFolder, { recursive: true, force: true });
  await build({
    configFile: false,
    root: join(projectFolder, 'build/editor'),
    base: '/edit/',
    logLevel: 'error',
    plugins: [ownWords, ownEditor],
    build: {
      outDir: editorPageFolder,
      emptyOutDir: true,
      target: 'es2024',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 10_000,
      reportCompressedSize: false,
    },
  });
  await writeFile(stamp, wanted);
  return editorPageFolder;
}
