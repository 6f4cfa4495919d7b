import type { ServicesMode } from '../../shared/services-mode.ts';
import type { Translator } from '../../shared/i18n/translator.ts';
import type { DemonstrationWords } from '../components/demonstration-note/demonstration-note.tsx';

/** What a form of a simulated build says of itself; nothing in a live build. */
export function demonstrationWords(
  t: Translator,
  mode: ServicesMode,
): { demonstration?: DemonstrationWords } {
  if (mode === 'live') return {};
  return { demonstration: { form: t('demonstration.form'), done: t('demonstration.done') } };
}
