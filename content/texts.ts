import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { languages, type Language } from '../config/locales.ts';
import { hasFile, readMarkdown, readYaml } from '../schema/data-file.ts';
import { parseData, problemsOf } from '../schema/parse-data.ts';
import { attempt, everyOne, type Problem } from '../schema/problem.ts';
import { withSiteFacts } from './page-words.ts';
import { minutesToRead } from './reading-time.ts';

type Fields = v.GenericSchema<unknown, object>;

/**
 * A collection of long texts: a folder for each, with a file of facts and a Markdown file per language
 * (schema/texts.ts).
 */
export interface TextShelf<Facts extends Fields = Fields, Words extends Fields = Fields> {
  /** From the project's folder; the texts are the folders in it. */
  folder: string;
  /** The name of the file of facts in the folder of each. */
  factsFile: string;
  schema: { facts: Facts; words: Words };
}

/** The Markdown of a text, and where it stands. */
export interface TextBody {
  /** From the project's folder. */
  file: string;
  body: string;
  /** The line of the file in which the body starts. */
  bodyLine: number;
}

/** A long text in one language; reading time is counted from its body. */
export type TextIn<Facts extends Fields, Words extends Fields> = {
  id: string;
  readingMinutes: number;
} & TextBody &
  v.InferOutput<Facts> &
  v.InferOutput<Words>;

/** The ids of a shelf: the names of its folders, sorted; none where there is no shelf. */
export function textIds({ folder }: Pick<TextShelf, 'folder'>): string[] {
  if (!hasFile(folder)) return [];
  const entries = readdirSync(join(process.cwd(), folder), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).toSorted();
}

/** The Markdown file of a text in a language, from the project's folder. */
export const textFile = ({ folder }: Pick<TextShelf, 'folder'>, id: string, language: Language): string =>
  `${folder}/${id}/${language}.md`;

/** The file of facts of a text, from the project's folder. */
export const textFactsFile = ({ folder, factsFile }: TextShelf, id: string): string =>
  `${folder}/${id}/${factsFile}`;

/** A text in a language. @throws DataError with file, line and reason when one of its files is missing or wrong */
export function textIn<const Facts extends Fields, const Words extends Fields>(
  shelf: TextShelf<Facts, Words>,
  id: string,
  language: Language,
): TextIn<Facts, Words> {
  const file = textFile(shelf, id, language);
  const { frontMatter, body, bodyLine } = readMarkdown(file);
  return {
    id,
    ...parseData(shelf.schema.facts, readYaml(textFactsFile(shelf, id))),
    ...withSiteFacts(parseData(shelf.schema.words, frontMatter)),
    file,
    body: withSiteFacts(body),
    bodyLine,
    readingMinutes: minutesToRead(body),
  };
}

/**
 * All texts of a shelf in a language, by their ids.
 * @throws DataError with every mistake in the files of this language
 */
export function textsIn<const Facts extends Fields, const Words extends Fields>(
  shelf: TextShelf<Facts, Words>,
  language: Language,
): TextIn<Facts, Words>[] {
  return everyOne(textIds(shelf), (id) => textIn(shelf, id, language));
}

/** What is wrong with the facts and the front matters of a text; a language without a file is named. */
export function shapeProblems(shelf: TextShelf, id: string): Problem[] {
  const facts = attempt(() => problemsOf(shelf.schema.facts, readYaml(textFactsFile(shelf, id))));
  const words = languages.map((language) => {
    const file = textFile(shelf, id, language);
    if (!hasFile(file)) return [{ file, field: '(the whole file)', reason: 'missing in this language' }];
    const { found, wrong } = attempt(() => problemsOf(shelf.schema.words, readMarkdown(file).frontMatter));
    return found ?? wrong;
  });
  return [...(facts.found ?? facts.wrong), ...words.flat()];
}
