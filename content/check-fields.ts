import type { Problem } from '#shared/site-file/problem.ts';
import { foreignSyntaxIn } from './foreign-syntax.ts';
import type { LoadedSite } from './load-site.ts';
import { textsOfSite } from './site-texts.ts';

/** Fields that no visitor reads: what scripts are given, and addresses of an old site. */
const unread = /site\.yaml (scriptsAfterConsent|adminGate)\b|redirects\.yaml /;

/** Foreign syntax in the texts of YAML files and front matters, which pages show as they are. */
export const checkFields = ({ source }: LoadedSite): Problem[] =>
  textsOfSite(source).flatMap(({ text, isMarkdown, problem }) => {
    if (isMarkdown) return [];
    const { file, field } = problem('');
    if (unread.test(`${file} ${field}`)) return [];
    return foreignSyntaxIn(text, 'plain').map(({ found, advice }) =>
      problem(`${advice}: ${found.trim().split('\n', 1)[0]?.slice(0, 60)}`),
    );
  });
