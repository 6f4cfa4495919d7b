import { adviceOf, blockingProblems } from '#content/checks/check.ts';
import { readLogo } from '#content/checks/logo-pictures.ts';
import { isRecord } from '#shared/is-record.ts';
import { sectionOf } from '#content/read/site-reader.ts';
import type { LoadedSite } from '#content/load-site.ts';
import type { Path } from '#content/site-file/leaves.ts';
import { attempt, describePlace, type Problem } from '#content/site-file/problem.ts';
import { fieldAddress } from '#build/editor/click/text-places.ts';
import type { EditorConfig } from '#build/editor/config.ts';
import { fieldInForm } from '#build/editor/field-in-form.ts';
import { labelLanguageOf } from '#build/editor/labels.ts';
import { sentenceIn } from '#build/editor/sentences/translate.ts';
import type { EditorProblem } from './editor-problem.ts';

/** A problem without a field is in the text of a Markdown file, and in the section of a language of another file. */
const pathOf = ({ file, path, field }: Problem): Path =>
  path ?? (file.endsWith('.md') ? ['body'] : [/^[\w-]*/.exec(field)?.[0] ?? '']);

/** What messages call in parentheses prevents the editor from reading the file: `(YAML)`, `(the whole file)`. */
const isUnreadable = ({ field }: Problem) => field.startsWith('(');

/** The form of an entry and its title in the first language; undefined for a file of its own, and without a title. */
export function titleOf(
  { site, source }: LoadedSite,
  config: EditorConfig,
  name: string,
): string[] | undefined {
  const [, folder = '', stem = '', ending = ''] = /^(.+)\/([^/.]+)(?:\.[a-z]{2,3})?\.(\w+)$/.exec(name) ?? [];
  const collection = config.collections.find(
    (one) => one.folder === `${site.folder}/${folder}` && one.extension === ending,
  );
  const field = /\{\{(\w+)\}\}/.exec(String(collection?.['summary']))?.[1] ?? '';
  const first = site.defaultLanguage;
  const { found } = attempt(() =>
    ending === 'md'
      ? source.markdown(`${folder}/${stem}.${first}.md`).frontMatter.value
      : sectionOf(source.yaml(name), first).value,
  );
  const title = isRecord(found) ? found[field] : undefined;
  return collection && typeof title === 'string' ? [String(collection['label']), title] : undefined;
}

/** Problems of a site in the editor's words, with the fields in which they are. */
export function placedProblems(
  loaded: LoadedSite,
  config: EditorConfig,
  problems: readonly Problem[],
): EditorProblem[] {
  const { site } = loaded;
  const language = labelLanguageOf(site.languages);
  const addressOf = fieldAddress(config, site.folder, site.languages);
  return problems.map((problem) => {
    const { file, line, field, reason } = problem;
    const name = file.slice(site.folder.length + 1);
    const { language: _, names: __, ...form } = addressOf(name, pathOf(problem));
    const place = isUnreadable(problem)
      ? ({ kind: 'file', file, title: file, keyPath: '', entry: '', locale: '' } as const)
      : { ...form, title: titleOf(loaded, config, name)?.join(' › ') ?? form.title };
    const inForm = place.kind === 'form' ? fieldInForm(config, place) : undefined;
    return {
      place: { ...place, ...(line !== undefined && { line }) },
      field: inForm?.label ?? (isUnreadable(problem) ? '' : field),
      reason: sentenceIn(language, reason, inForm?.nameOf),
      where: describePlace(problem),
    };
  });
}

/** A problem in one line, without the name of its entry. */
export const inWords = ({ field, reason }: EditorProblem): string =>
  field === '' ? reason : `${field}: ${reason}`;

/** What prevents the publication of the site; advice where nothing does. */
export async function checkForEditor(
  loaded: LoadedSite,
  config: EditorConfig,
): Promise<Record<'problems' | 'advice', EditorProblem[]>> {
  const logo = await readLogo(loaded.site, loaded.source);
  const problems = blockingProblems(loaded, logo);
  const advice = problems.length > 0 ? [] : await adviceOf(loaded, logo.pictures);
  return {
    problems: placedProblems(loaded, config, problems),
    advice: placedProblems(loaded, config, advice),
  };
}
