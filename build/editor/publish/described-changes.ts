import type { LoadedSite } from '#content/load-site.ts';
import { leavesOf, type Path } from '#content/site-file/leaves.ts';
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '#shared/is-record.ts';
import { choiceLabelOf } from '#build/editor/choice-labels.ts';
import { fieldAddress } from '#build/editor/click/text-places.ts';
import { fieldInForm } from '#build/editor/field-in-form.ts';
import { labelLanguageOf, type LabelLanguage } from '#build/editor/labels.ts';
import { titleOf } from '#build/editor/problems/site-problems.ts';
import { localConfig } from '#build/editor/site-config.ts';

/* What has changed in the files of a site, in the words of the editor. */

/** A field that has changed. */
export interface DescribedField {
  /** Its labels; empty for the whole entry. */
  field: string;
  before: string;
  after: string;
}

/** An entry, a list or a picture that has changed. */
export interface DescribedEntry {
  /** As the editor names it, its form and its title: `People`, `Ada Lund`. */
  entry: readonly string[];
  kind: 'new' | 'deleted' | 'changed';
  fields: DescribedField[];
}

/** A changed file of the site. */
export interface ChangedFile {
  /** In the folder of the site. */
  name: string;
  kind: DescribedEntry['kind'];
  /** The values before and after, with the text of Markdown as `body`; undefined for a file that is not text. */
  before: unknown;
  after: unknown;
}

/** Names entries and fields as the editor does. */
export interface EditorNames {
  language: LabelLanguage;
  entryOf: (name: string) => readonly string[];
  /** @param value of the whole file, which has the names of items of lists */
  fieldOf: (name: string, path: Path, value?: unknown) => string;
  /** A value of a field as a person reads it. */
  textOf: (name: string, path: Path, value: unknown) => string;
}

const interfaceTexts: Readonly<Record<LabelLanguage, string>> = {
  en: 'Texts of the interface',
  de: 'Texte der Oberfläche',
  es: 'Textos de la interfaz',
  fr: 'Textes de l’interface',
};

/** The names of a site that cannot be read are those of its files. */
export function editorNames(loaded: LoadedSite | undefined, languages: readonly string[] = []): EditorNames {
  if (!loaded)
    return {
      language: labelLanguageOf(languages),
      entryOf: (name) => [name],
      fieldOf: (_, path) => path.join('.'),
      textOf: (_name, _path, value) => plainText(value),
    };
  const { site } = loaded;
  const config = localConfig(site);
  const language = labelLanguageOf(site.languages);
  const addressOf = fieldAddress(config, site.folder, site.languages);
  const formOf = (name: string, path: Path, value?: unknown) => {
    const place = addressOf(name, path);
    return place.kind === 'form'
      ? fieldInForm(config, place, itemNames(value, path, site.languages))
      : undefined;
  };
  return {
    language,
    entryOf(name) {
      if (name.startsWith('words/')) return [interfaceTexts[language]];
      const place = addressOf(name, []);
      return titleOf(loaded, config, name) ?? (place.kind === 'form' ? place.names : [name]);
    },
    fieldOf: (name, path, value) => formOf(name, path, value)?.label ?? path.join('.'),
    textOf(name, path, value) {
      if (typeof value === 'boolean') return choiceLabelOf(value ? 'on' : 'off', language);
      return plainText(value, formOf(name, path)?.nameOf);
    },
  };
}

/** The parts of an item by which people know it. */
const namingParts = ['title', 'name', 'question', 'label', 'id'];
const longestName = 40;

/** What people call an item of a list. */
export function itemName(item: unknown, languages: readonly string[]): string | undefined {
  if (!isRecord(item)) return undefined;
  const texts = [item, ...languages.map((language) => item[language])].filter(isRecord);
  for (const part of namingParts)
    for (const text of texts) {
      const value = text[part];
      const found = isRecord(value)
        ? languages.map((language) => value[language]).find((one) => typeof one === 'string')
        : value;
      if (typeof found === 'string' && found !== '') return found;
    }
  return undefined;
}

/** The names of the items of lists on the way to a field. */
function itemNames(value: unknown, path: Path, languages: readonly string[]): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  let part = value;
  for (const step of path) {
    part = Array.isArray(part) ? part[Number(step)] : isRecord(part) ? part[step] : undefined;
    if (typeof step !== 'number') continue;
    const name = itemName(part, languages);
    names.push(
      name !== undefined && name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name,
    );
  }
  return names;
}

/** The texts of a value, one after another. */
function plainText(value: unknown, nameOf: (value: string) => string = String): string {
  return leavesOf(value)
    .flatMap(([, leaf]) =>
      typeof leaf === 'string' || typeof leaf === 'number' || typeof leaf === 'boolean'
        ? nameOf(String(leaf))
        : [],
    )
    .filter(Boolean)
    .join(' · ');
}

const shownLength = 120;
const shownBefore = 30;

/** Both texts where they differ, at most 120 characters of each. */
export function shortened(before: string, after: string): [before: string, after: string] {
  let same = 0;
  while (same < Math.min(before.length, after.length) && before[same] === after[same]) same += 1;
  const start = same > shownBefore ? before.lastIndexOf(' ', same - shownBefore / 2) + 1 : 0;
  const cut = (text: string) => {
    const part = text.slice(start, start + shownLength);
    const isWhole = start + shownLength >= text.length;
    return `${start > 0 && part !== '' ? '… ' : ''}${isWhole ? part : `${part.replace(/\s\S*$/, '')} …`}`;
  };
  return [cut(before), cut(after)];
}

interface Difference {
  path: Path;
  before: unknown;
  after: unknown;
}

const paragraphsOf = (text: string) => text.split(/\n\s*\n/).map((part) => part.trim());

/** The items that only one of both lists has. */
const onlyIn = (one: readonly unknown[], other: readonly unknown[]) =>
  one.filter((item) => !other.some((own) => isDeepStrictEqual(item, own)));

function differencesOf(before: unknown, after: unknown, path: Path): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      differencesOf(before[name], after[name], [...path, name]),
    );
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length
      ? before.flatMap((item, index) => differencesOf(item, after[index], [...path, index]))
      : [{ path, before: onlyIn(before, after), after: onlyIn(after, before) }];
  if (path.at(-1) === 'body' && typeof before === 'string' && typeof after === 'string') {
    const [old, now] = [paragraphsOf(before), paragraphsOf(after)];
    return [{ path, before: onlyIn(old, now).join(' '), after: onlyIn(now, old).join(' ') }];
  }
  return [{ path, before, after }];
}

/** Describes changed files, those of one entry together: texts first. */
export function describeFiles(files: readonly ChangedFile[], names: EditorNames): DescribedEntry[] {
  const entries = new Map<string, DescribedEntry>();
  const isText = ({ before, after }: ChangedFile) => before !== undefined || after !== undefined;
  // Pictures and other files have no names that people know.
  const texts = files.filter(isText);
  const others = files.filter((file) => !isText(file));
  for (const { name, kind, before, after } of [...texts, ...others]) {
    const entry = names.entryOf(name);
    const isWhole = kind !== 'changed' || before === undefined || after === undefined;
    const fields = (isWhole ? [] : differencesOf(before, after, [])).map((one) => {
      const [old, now] = shortened(
        names.textOf(name, one.path, one.before),
        names.textOf(name, one.path, one.after),
      );
      return { field: names.fieldOf(name, one.path, after), before: old, after: now };
    });
    const key = entry.join('\n');
    const known = entries.get(key);
    if (!known) entries.set(key, { entry, kind, fields });
    else {
      // A new or deleted language of an entry.
      if (known.kind !== kind) known.kind = 'changed';
      known.fields.push(...fields);
    }
  }
  return [...entries.values()];
}

interface HistoryWords {
  changed: (entries: string) => string;
  new: (entries: string) => string;
  deleted: (entries: string) => string;
  more: (count: number) => string;
  combined: string;
}

/** The sentences of the history. */
export const historyWords: Readonly<Record<LabelLanguage, HistoryWords>> = {
  en: {
    changed: (entries) => `Change ${entries}`,
    new: (entries) => `Add ${entries}`,
    deleted: (entries) => `Delete ${entries}`,
    more: (count) => `${count} more`,
    combined: 'Combine the changes of both sides',
  },
  de: {
    changed: (entries) => `${entries} geändert`,
    new: (entries) => `${entries} hinzugefügt`,
    deleted: (entries) => `${entries} gelöscht`,
    more: (count) => `${count} weitere`,
    combined: 'Änderungen beider Seiten zusammengeführt',
  },
  es: {
    changed: (entries) => `Cambiar ${entries}`,
    new: (entries) => `Añadir ${entries}`,
    deleted: (entries) => `Eliminar ${entries}`,
    more: (count) => `${count} más`,
    combined: 'Unir los cambios de ambas partes',
  },
  fr: {
    changed: (entries) => `Modifier ${entries}`,
    new: (entries) => `Ajouter ${entries}`,
    deleted: (entries) => `Supprimer ${entries}`,
    more: (count) => `${count} de plus`,
    combined: 'Réunir les modifications des deux côtés',
  },
};

const namedEntries = 2;
const nameLength = 40;

/** The message of a commit: a sentence, and a line for each change. @param most lines below it */
export function historyMessage(
  entries: readonly DescribedEntry[],
  language: LabelLanguage,
  most: number,
): string {
  const words = historyWords[language];
  const kinds = new Set(entries.map(({ kind }) => kind));
  const [only = 'changed'] = kinds;
  const shown = entries.slice(0, namedEntries).map(({ entry, kind, fields }) => {
    const name = entry.at(-1) ?? '';
    const label = entries.length === 1 && fields.length === 1 && kind === 'changed' ? fields[0]?.field : '';
    const whole = name.length > nameLength ? `${name.slice(0, nameLength).trimEnd()}…` : name;
    return label ? `${whole} (${label})` : whole;
  });
  const rest = entries.length - namedEntries;
  if (rest > 0) shown.push(words.more(rest));
  const subject = words[kinds.size > 1 ? 'changed' : only](new Intl.ListFormat(language).format(shown));
  const lines = entries.flatMap(({ entry, fields }) =>
    fields.length === 0
      ? [entry.join(' › ')]
      : fields.map(({ field, before, after }) =>
          [
            `${[...entry, field].filter(Boolean).join(' › ')}:`,
            before && `- ${before}`,
            after && `+ ${after}`,
          ]
            .filter(Boolean)
            .join('\n'),
        ),
  );
  const more = lines.length > most ? [`… ${words.more(lines.length - most)}`] : [];
  return [subject, '', ...lines.slice(0, most), ...more].join('\n');
}
