import type { BlockOf } from '../../../../content/services.ts';
import { formatFileSize, formatPercent } from '../../../../shared/i18n/format.ts';
import { localeOf } from '../../../../shared/i18n/locale.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import { longestPlan, readPlan, slowestStep } from '../../../../shared/query-plan.ts';
import type { QueryPlanProps } from '../query-plan.tsx';

/** The plans of a service: the first one is drawn. */
export function planProps(
  { kind: _, plans, items, ...section }: BlockOf<'plan'>,
  t: Translator,
): QueryPlanProps {
  const { language } = t;
  const steps = readPlan(plans[0] ?? '');
  const slowest = slowestStep(steps);
  /** In whole per cent, as in the figure. */
  const percent = (part: number) => formatPercent(language, Math.round(part * 100) / 100);
  const { name = '', share = 0 } = steps[slowest] ?? {};
  return {
    ...section,
    steps: steps.map((step) => ({ ...step, said: percent(step.share) })),
    slowest,
    says: t('figure.plan.says', { step: name, share: percent(share) }),
    names: items.map((item) => item.name),
    words: {
      pick: t('figure.plan.pick'),
      paste: t('figure.plan.paste'),
      hint: t('figure.plan.hint', { limit: formatFileSize(language, longestPlan) }),
    },
    facts: {
      plans,
      locale: localeOf(language).intl,
      words: {
        says: t.template('figure.plan.says'),
        tooLong: t.template('figure.plan.tooLong'),
        unknown: t('figure.plan.unknown'),
      },
    },
  };
}
