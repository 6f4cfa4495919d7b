import * as v from 'valibot';
import type { Language } from '../config/locales.ts';
import { documentWords } from './document-words.ts';
import { readMarkdown } from './markdown-file.ts';
import { parseFile } from './parse-file.ts';
import { bylineIn, type Byline } from './people.ts';
import { minutesToRead } from './reading-time.ts';
import { text } from './schema-parts.ts';
import { whitePaperFacts, type WhitePaperFacts, type WhitePaperId } from './white-papers/facts.ts';

/** The front matter of `white-papers/<id>/<language>.md`. */
export const whitePaperWordsSchema = v.strictObject({
  ...documentWords,
  /** What a reader takes away, in a few sentences. */
  summary: v.pipe(
    v.array(text(20, 260)),
    v.minLength(2, 'fewer than two points'),
    v.maxLength(5, 'more than five points'),
  ),
});

/** A white paper in one language (SPEC section 2, Resources); reading time is counted from its text. */
export interface WhitePaper
  extends Omit<WhitePaperFacts, 'author'>, v.InferOutput<typeof whitePaperWordsSchema> {
  id: WhitePaperId;
  author: Byline;
  /** The text in Markdown. */
  body: string;
  readingMinutes: number;
}

/** The file of a white paper in a language, from the project's folder. */
export const whitePaperFile = (id: string, language: Language) => `content/white-papers/${id}/${language}.md`;

/** The four white papers in order. Throws with file, field and reason when one of the files is missing or wrong. */
export function whitePapersIn(language: Language): WhitePaper[] {
  return whitePaperFacts.map((facts) => {
    const file = whitePaperFile(facts.id, language);
    const { frontMatter, body } = readMarkdown(file);
    const words = parseFile(whitePaperWordsSchema, frontMatter, file);
    const author = bylineIn(language, facts.author);
    return { ...facts, ...words, author, body, readingMinutes: minutesToRead(body) };
  });
}
