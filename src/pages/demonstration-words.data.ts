import { isDemonstration, type ServicesMode } from '../../shared/services-mode.ts';
import type { Translator } from '../../shared/i18n/translator.ts';
import type { DemonstrationWords } from '../components/demonstration-note/demonstration-note.tsx';

/** What a form of a demonstration says of itself; nothing where forms post. */
export function demonstrationWords(
  t: Translator,
  mode: ServicesMode,
): { demonstration?: DemonstrationWords } {
  if (!isDemonstration(mode)) return {};
  return { demonstration: { form: t('demonstration.form'), done: t('demonstration.done') } };
}
