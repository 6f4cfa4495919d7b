import { formatDate } from '../../shared/i18n/format.ts';
import type { Translator } from '../../shared/i18n/translator.ts';
import type { ReviewedOn } from '../components/review-date.tsx';

/** When a long text was last reviewed, in words; null where its facts do not say. */
export function reviewedOn(
  t: Translator,
  { reviewed }: { reviewed?: string | undefined },
): ReviewedOn | null {
  if (reviewed === undefined) return null;
  return {
    isoDate: reviewed,
    text: t('article.reviewed', { date: formatDate(t.language, reviewed, 'medium') }),
  };
}
