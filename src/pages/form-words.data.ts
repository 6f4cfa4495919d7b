import type { Translator } from '../../shared/i18n/translator.ts';
import { isDemonstration, type ServicesMode } from '../../shared/services-mode.ts';
import type { DemonstrationWords } from '../components/demonstration-note/demonstration-note.tsx';
import type { PostWords } from '../components/form-post/form-post.tsx';

/**
 * What a form of a live build sends along and says after a post without scripts.
 * @param page path of the page the form stands on, where there is one
 */
export function postWords(
  t: Translator,
  answers: Pick<PostWords, 'action' | 'sent' | 'failed' | 'tool'>,
  page?: string,
): PostWords {
  return { trap: t('live.trap'), language: t.language, ...(page && { page }), ...answers };
}

/** What a form of a demonstration says of itself; nothing where forms post. */
export function demonstrationWords(
  t: Translator,
  mode: ServicesMode,
): { demonstration?: DemonstrationWords } {
  if (!isDemonstration(mode)) return {};
  return { demonstration: { form: t('demonstration.form'), done: t('demonstration.done') } };
}
