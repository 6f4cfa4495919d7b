import * as v from 'valibot';
import type { Language } from '../config/locales.ts';
import { caseStudyFacts, type CaseStudyFacts, type CaseStudyId } from './case-studies/facts.ts';
import { documentWords } from './document-words.ts';
import { readMarkdown } from './markdown-file.ts';
import { parseFile } from './parse-file.ts';
import { minutesToRead } from './reading-time.ts';
import { role, text, title } from './schema-parts.ts';

/** The front matter of `case-studies/<id>/<language>.md`. */
export const caseStudyWordsSchema = v.strictObject({
  ...documentWords,
  /** What made it hard, as a second line of the title. */
  subtitle: title,
  /** The line of business. */
  industry: role,
  client: text(3, 80),
  /** How long the work took. */
  duration: text(3, 80),
  /** Numbers that sum it up, as the language writes them, and what each counts; the card shows the first. */
  figures: v.pipe(
    v.array(v.strictObject({ value: text(1, 18), label: text(3, 60) })),
    v.length(4, (issue) => `${issue.received} figures, the row holds 4`),
  ),
});

/** A case study in one language (SPEC section 2, Resources); reading time is counted from its text. */
export interface CaseStudy extends CaseStudyFacts, v.InferOutput<typeof caseStudyWordsSchema> {
  id: CaseStudyId;
  /** The text in Markdown. */
  body: string;
  readingMinutes: number;
}

/** The file of a case study in a language, from the project's folder. */
export const caseStudyFile = (id: string, language: Language) => `content/case-studies/${id}/${language}.md`;

/** The four case studies in order. Throws with file, field and reason when one of the files is missing or wrong. */
export function caseStudiesIn(language: Language): CaseStudy[] {
  return caseStudyFacts.map((facts) => {
    const file = caseStudyFile(facts.id, language);
    const { frontMatter, body } = readMarkdown(file);
    const words = parseFile(caseStudyWordsSchema, frontMatter, file);
    return { ...facts, ...words, body, readingMinutes: minutesToRead(body) };
  });
}
