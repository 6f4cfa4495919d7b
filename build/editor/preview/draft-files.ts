import type { Collection, EditorConfig } from '#build/editor/config.ts';
import { withPlaceholders } from './placeholders.ts';
import { formOf, writeValues } from '#build/editor/written-form.ts';

/** An entry as the editor hands it to its preview (`entry.toJS()`). */
export interface DraftEntry {
  collection: string;
  slug: string;
  /** The values of the language that the preview shows. */
  data: Record<string, unknown>;
  /** Those of the other languages. */
  i18n: Readonly<Record<string, { data: Record<string, unknown> }>>;
}

/** What the server needs to render a draft. */
export interface Draft {
  /** The text of each file of the entry, by its path from the project's folder. */
  files: Record<string, string>;
  /** The file that the preview shows. */
  file: string;
  language: string;
  /** Pictures that are saved with the draft, by the names that its texts have for them meanwhile. */
  pictures?: Record<string, DraftPicture>;
}

/** A picture that only the browser has. */
export interface DraftPicture {
  /** A `blob:` address. */
  url: string;
  width: number;
  height: number;
  isDrawing: boolean;
}

/** The addresses of pictures that only the browser has. */
export const unsavedPictures = ({ files }: Draft): string[] => [
  ...new Set(Object.values(files).flatMap((text) => text.match(/\bblob:https?:\/\/[^\s"'()<>]+/g) ?? [])),
];

/** A draft in which pictures that only the browser has have names such as those of saved ones. */
export function withPictures(draft: Draft, pictures: readonly DraftPicture[]): Draft {
  const named = pictures.map(
    (picture, index) => [`images/draft-${index + 1}.${picture.isDrawing ? 'svg' : 'jpg'}`, picture] as const,
  );
  const withNames = (text: string) =>
    named.reduce((written, [name, { url }]) => written.replaceAll(url, `/${name}`), text);
  const files = Object.entries(draft.files).map(([path, text]) => [path, withNames(text)]);
  return { ...draft, files: Object.fromEntries(files), pictures: Object.fromEntries(named) };
}

/** A file of a collection of a file per item. */
const fileIn = ({ folder, extension, i18n }: Collection, slug: string, language: string): string => {
  const isPerLanguage = typeof i18n === 'object' && i18n.structure === 'multiple_files';
  return `${folder}/${slug}${isPerLanguage ? `.${language}` : ''}.${extension}`;
};

/** The files that a save of a draft would write; undefined for an entry without a form. */
export function draftFiles(config: EditorConfig, entry: DraftEntry, shown: string): Draft | undefined {
  const collection = config.collections.find(({ name }) => name === entry.collection);
  const own = collection?.files?.find(({ name }) => name === entry.slug);
  if (!collection || (collection.files && !own)) return undefined;
  const { locales } = config.i18n;
  const language = locales.includes(shown) ? shown : (locales[0] ?? '');
  const form = formOf(collection, own);
  const drafts = Object.entries({
    [language]: entry.data,
    ...Object.fromEntries(Object.entries(entry.i18n).map(([code, { data }]) => [code, data])),
  })
    // The number by which a save finds the text of a file.
    .map(([code, { '~file': _, ...data }]) => [code, data] as const)
    .filter(([, data]) => Object.keys(data).length > 0)
    .map(([code, data]) => [code, withPlaceholders(data, form.fields, code === locales[0])] as const);
  const pathOf = (code: string) =>
    own?.file?.replace('{{locale}}', code) ?? fileIn(collection, entry.slug || 'new', code);
  const file = pathOf(language);
  if (form.hasSections)
    return {
      file,
      language,
      files: { [file]: writeValues({ value: Object.fromEntries(drafts) }, form, locales) },
    };
  const [list] = form.fields;
  const texts = drafts.map(([code, { body, ...front }]) => {
    const value = list?.root === true ? front[list.name] : front;
    const text = form.isMarkdown ? { value, body: typeof body === 'string' ? body : '' } : { value };
    return [pathOf(code), writeValues(text, { ...form, language: code }, locales)];
  });
  return { file, language, files: Object.fromEntries(texts) };
}
