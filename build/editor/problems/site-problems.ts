import { blockingProblems } from '#content/checks/check.ts';
import { readLogo } from '#content/checks/logo-pictures.ts';
import type { LoadedSite } from '#content/load-site.ts';
import type { Path } from '#content/site-file/leaves.ts';
import type { Problem } from '#content/site-file/problem.ts';
import { fieldAddress } from '#build/editor/click/text-places.ts';
import type { EditorConfig } from '#build/editor/config.ts';
import type { EditorProblem } from './editor-problem.ts';

/** In a Markdown file, a problem without a field is in the text. */
const pathOf = ({ file, path }: Problem): Path => path ?? (file.endsWith('.md') ? ['body'] : []);

/** Problems of a site with the fields of the editor in which they are. */
export function placedProblems(
  { site }: LoadedSite,
  config: EditorConfig,
  problems: readonly Problem[],
): EditorProblem[] {
  const addressOf = fieldAddress(config, site.folder, site.languages);
  return problems.map((problem) => {
    const { language: _, ...place } = addressOf(problem.file.slice(site.folder.length + 1), pathOf(problem));
    const { line, field, reason } = problem;
    return { place: { ...place, ...(line !== undefined && { line }) }, reason: `${field}: ${reason}` };
  });
}

/** What prevents the publication of the site, as the check says it. */
export const findProblems = async (loaded: LoadedSite, config: EditorConfig): Promise<EditorProblem[]> =>
  placedProblems(loaded, config, blockingProblems(loaded, await readLogo(loaded.site, loaded.source)));
