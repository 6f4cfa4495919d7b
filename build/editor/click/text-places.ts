import { decodeHTMLStrict } from 'entities';
import { lexer, walkTokens } from 'marked';
import { defaultPages, type Site } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { textsWithPaths } from '#content/read/site-texts.ts';
import type { DataFile } from '#content/site-file/data-file.ts';
import type { Path } from '#content/site-file/leaves.ts';
import { attempt } from '#content/site-file/problem.ts';
import type { Collection, EditorConfig } from '#build/editor/config.ts';
import type { Place } from './place.ts';

/** A place in the index. */
export interface IndexedPlace extends Omit<Place, 'line'> {
  /** The form and the entry, as in the title; undefined without a form. */
  names?: readonly string[];
  /** The language of the text; undefined for a text that is the same in each. */
  language: string | undefined;
  /** The line of a text of the place, counted from 1. */
  lineOf: (text: string) => number | undefined;
}

/** The places of all texts of a site, by the text as a page shows it. */
export interface TextPlaces {
  exact: ReadonlyMap<string, readonly IndexedPlace[]>;
  /** Texts with `{placeholders}`. */
  patterns: readonly (readonly [RegExp, IndexedPlace])[];
  /** Texts of which a page may show a part. */
  long: readonly (readonly [string, IndexedPlace])[];
}

const longFrom = 40;

/** A text as it is compared: without invisible characters, and with one kind of space and apostrophe. */
export const normalizeText = (text: string): string =>
  decodeHTMLStrict(text)
    .normalize('NFC')
    .replaceAll(/[\u00AD\u200B\u2060\u200E\u200F\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[’‘]/g, "'")
    .trim();

/** The texts that Markdown becomes on a page: of each block, and of each part with a format of its own. */
function textsOfMarkdown(markdown: string): string[] {
  const texts: string[] = [];
  void walkTokens(lexer(markdown), (token) => {
    // Without the anchor of a heading.
    if ('text' in token && typeof token.text === 'string')
      texts.push(token.text.replace(/\s*\{#[\w-]+\}$/, ''));
  });
  return texts;
}

/** How the editor addresses a field of a file: its entry, its language and its field. */
export function fieldAddress({ collections }: EditorConfig, folder: string, languages: readonly string[]) {
  const isFileOf = (file: string) => (own: Collection) =>
    file === own.file || languages.some((code) => file === own.file?.replace('{{locale}}', code));
  return (name: string, path: Path) => {
    const file = `${folder}/${name}`;
    const [, stem = '', code] = /([^/]+?)(?:\.([a-z]{2,3}))?\.\w+$/.exec(name) ?? [];
    const [first = '', ...rest] = path;
    const isSection = languages.includes(String(first));
    const language = code ?? path.map(String).find((part) => languages.includes(part));
    const inFile = { kind: 'file', file, entry: '', locale: '', title: file, language } as const;
    for (const collection of collections) {
      const own = collection.files?.find(isFileOf(file));
      const isInFolder =
        file.slice(0, file.lastIndexOf('/')) === collection.folder &&
        name.endsWith(`.${collection.extension}`);
      if (!own && !isInFolder) continue;
      const hasLanguages = collection.i18n !== undefined;
      const list = own?.fields?.find((field) => field['root'] === true);
      const ownPath = hasLanguages && isSection ? rest : path;
      const locale = hasLanguages ? (language ?? languages[0] ?? '') : '_default';
      const names = [String(collection['label']), own ? String(own['label']) : stem];
      const entry = `/collections/${collection.name}/entries/${own?.name ?? stem}`;
      const keyPath = [...(list ? [list.name] : []), ...ownPath].join('.');
      const isWhole = ownPath.length === 0;
      const hasForm =
        isWhole ||
        [...(own?.fields ?? collection.fields ?? []), { name: 'blocks' }].some(
          (field) => field.name === (list?.name ?? ownPath[0]),
        );
      return hasForm
        ? ({ kind: 'form', file, entry, locale, title: names.join(' › '), names, language, keyPath } as const)
        : { ...inFile, keyPath };
    }
    return { ...inFile, keyPath: path.join('.') };
  };
}

/** Indexes every text of a site and of the product, by what a page shows of it. @param made by pages of values */
export function indexTexts(
  source: SiteSource,
  site: Site,
  config: EditorConfig,
  made: readonly { text: string; file: string; path: Path }[] = [],
): TextPlaces {
  const exact = new Map<string, IndexedPlace[]>();
  const patterns: [RegExp, IndexedPlace][] = [];
  const long: [string, IndexedPlace][] = [];
  const addText = (text: string, place: IndexedPlace) => {
    const shown = normalizeText(text);
    if (shown === '') return;
    const known = exact.get(shown) ?? [];
    if (
      known.some(
        ({ file, keyPath, locale }) =>
          file === place.file && keyPath === place.keyPath && locale === place.locale,
      )
    )
      return;
    exact.set(shown, [...known, place]);
    const words = shown.split(/\{\w+\}/);
    if (words.length > 1 && words.join('').trim().length > 2)
      patterns.push([new RegExp(`^${words.map((word) => RegExp.escape(word)).join('(.{1,120}?)')}$`), place]);
  };
  const add = (text: string, place: IndexedPlace) => {
    addText(text, place);
    if (text.length > longFrom) long.push([normalizeText(text), place]);
    if (/[*_`[\]\n]/.test(text)) for (const part of textsOfMarkdown(text)) addText(part, place);
  };
  const addData = (data: DataFile, placeOf: (path: Path) => Omit<IndexedPlace, 'lineOf'>) => {
    for (const [path, text] of textsWithPaths(data.value, []))
      // A name of a field is listed too.
      if (path.at(-1) !== text) add(text, { ...placeOf(path), lineOf: () => data.lineOf(path) });
  };

  const addressOf = fieldAddress(config, source.folder, site.languages);
  const isOfPages = (name: string) => !/^(words|translations)\//.test(name);
  for (const name of source.textNames().filter(isOfPages)) {
    const { found: data } = attempt(() =>
      name.endsWith('.yaml') ? source.yaml(name) : source.markdown(name),
    );
    if (!data) continue;
    if (!('body' in data)) addData(data, (path) => addressOf(name, path));
    else {
      addData(data.frontMatter, (path) => addressOf(name, path));
      const lines = data.body.split('\n').map(normalizeText);
      add(data.body, {
        ...addressOf(name, ['body']),
        lineOf: (text) =>
          data.bodyLine +
          Math.max(
            0,
            lines.findIndex((line) => line.includes(normalizeText(text).slice(0, longFrom))),
          ),
      });
    }
  }

  for (const { text, file, path } of made)
    addText(text, { ...addressOf(file, path), lineOf: () => source.yaml(file).lineOf(path) });

  const product = new SiteSource(defaultPages);
  for (const name of product.textNames().filter((one) => !source.has(`pages/${one}`)))
    addData(product.yaml(name), (path) => ({
      kind: 'default',
      file: `${defaultPages}/${name}`,
      keyPath: path.join('.'),
      // The editor offers to copy it when this is opened.
      entry: `/collections/pages/entries/${name.replace(/\.yaml$/, '')}`,
      locale: '',
      // Where a copy of it is read instead.
      title: source.pathOf(`pages/${name}`),
      language: String(path[0]),
    }));

  for (const [language, words] of Object.entries(site.words))
    for (const [key, text] of Object.entries(words)) {
      const name = `words/${language}.yaml`;
      const own = source.has(name) ? attempt(() => source.yaml(name)).found : undefined;
      const hasKey = Object.hasOwn(Object(own?.value), key);
      const lineOf = () => (hasKey ? own?.lineOf([key]) : undefined);
      const file = source.pathOf(name);
      const word = { language, text };
      add(text, {
        kind: 'word',
        file,
        keyPath: key,
        entry: '',
        locale: '',
        title: name,
        word,
        language,
        lineOf,
      });
    }
  return { exact, patterns, long };
}
