import type { Problem } from '#content/site-file/problem.ts';
import { foreignSyntaxIn } from '#content/read/foreign-syntax.ts';
import { linkTargets } from './link-targets.ts';
import type { LoadedSite } from '#content/load-site.ts';
import { textsOfSite } from '#content/read/site-texts.ts';

/** Fields that no visitor reads: what scripts and forms use, and addresses of an old site. */
const unread = /site\.yaml (scriptsAfterConsent|adminGate|forms)\b|redirects\.yaml /;

/** The addresses in a text, without what ends a sentence. */
const linksIn = (text: string): string[] =>
  (text.match(/https?:\/\/[^\s<>"“”«»]+/g) ?? []).map((one) => one.replace(/[.,;:!?)\]’']+$/, ''));

/**
 * The texts of YAML files and front matters, which pages show as they are: foreign syntax in them, and addresses on the
 * site's own domain that lead nowhere.
 */
export function checkFields(loaded: LoadedSite): Problem[] {
  const targets = linkTargets(loaded);
  return textsOfSite(loaded.source).flatMap(({ text, isMarkdown, problem }) => {
    if (isMarkdown) return [];
    const { file, field } = problem('');
    if (unread.test(`${file} ${field}`)) return [];
    const foreign = foreignSyntaxIn(text, 'plain').map(({ found, advice }) =>
      problem(`${advice}: ${found.trim().split('\n', 1)[0]?.slice(0, 60)}`),
    );
    const dead = linksIn(text).flatMap((href) => {
      const reason = targets.problemOfUrl(href);
      return reason === null ? [] : [problem(reason)];
    });
    return [...foreign, ...dead];
  });
}
