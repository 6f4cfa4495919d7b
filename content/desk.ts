import { defaultLanguage, type Language } from '../config/locales.ts';
import { wordsIn } from '../i18n/words-in.ts';
import { partOf, type DataFile } from '../schema/data-file.ts';
import { deskFile, stageSchema, templateSchema, type RepliesTo } from '../schema/desk.ts';
import { parseData, problemAt } from '../schema/parse-data.ts';
import type { Problem } from '../schema/problem.ts';
import { fillParameters } from '../src/lib/template.ts';
import { optionalFile, readList } from './items.ts';
import { referenceProblems, stopAt } from './references.ts';

/** A stage of applications in one language. */
export interface Stage {
  id: string;
  name: string;
}

/** A template of a mail, its subject and text in one language. */
export interface MailTemplate {
  id: string;
  repliesTo: RepliesTo;
  /** Stage of an application once the mail is sent. */
  moveTo?: string;
  name: string;
  subject: string;
  text: string;
}

/** The stages of the specification, which come first (SPEC section 4, Application status). */
export const firstStages = ['new', 'reviewed'] as const;

/** The stages of a site that names none. */
const defaultStages = {
  interview: 'desk.stage.interview',
  offer: 'desk.stage.offer',
  hired: 'desk.stage.hired',
  declined: 'desk.stage.declined',
} as const;

const readFile = () => optionalFile('desk', {});

/** Each id is there once. */
function repeatedIds(
  file: DataFile,
  list: 'stages' | 'templates',
  items: readonly { id: string }[],
): Problem[] {
  const ids = items.map(({ id }) => id);
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index ? [] : [problemAt(file, [list, index, 'id'], `this id is there twice: ${id}`)],
  );
}

/**
 * The company's own stages after New and Reviewed, in their order.
 * @throws DataError when `desk.yaml` is wrong
 */
export function stagesIn(language: Language): Stage[] {
  const file = readFile();
  const { stages } = parseData(deskFile, file);
  if (stages === undefined) {
    const words = wordsIn(language);
    return Object.entries(defaultStages).map(([id, key]) => ({ id, name: words[key] ?? key }));
  }
  const read = readList(partOf(file, ['stages'], stages), stageSchema, language);
  stopAt(repeatedIds(file, 'stages', read));
  return read;
}

/** The ids of all stages, those of the specification first. @throws DataError when `desk.yaml` is wrong */
export const stageIds = (): string[] => [...firstStages, ...stagesIn(defaultLanguage).map(({ id }) => id)];

/**
 * The templates of mails, in their order. Facts of the site are filled in, what belongs to a person is not.
 * @throws DataError when `desk.yaml` is wrong, also when a template names a field that there is none of
 */
export function templatesIn(language: Language): MailTemplate[] {
  const file = readFile();
  const { templates } = parseData(deskFile, file);
  const read = readList(partOf(file, ['templates'], templates), templateSchema, language);
  const known = stageIds();
  stopAt([
    ...repeatedIds(file, 'templates', read),
    ...read.flatMap(({ moveTo, repliesTo }, index) => {
      if (moveTo === undefined) return [];
      // Enquiries have no stages beside those of the specification.
      const stages = repliesTo === 'enquiry' ? [...firstStages] : known;
      return referenceProblems(partOf(file, ['templates', index], null), ['moveTo'], moveTo, stages, 'stage');
    }),
  ]);
  return read;
}

/**
 * A template with what belongs to a person, by the names in `templateFields`; in one pass, so that nothing is
 * filled in twice.
 */
export function filledTemplate(
  { subject, text }: Pick<MailTemplate, 'subject' | 'text'>,
  values: Readonly<Record<string, string>>,
): { subject: string; text: string } {
  return { subject: fillParameters(subject, values), text: fillParameters(text, values) };
}
