import { brand } from '../../shared/brand.ts';
import { weekdaysInShort } from '../../shared/i18n/format.ts';
import { localeOf } from '../../shared/i18n/locale.ts';
import type { Translator } from '../../shared/i18n/translator.ts';
import { sayMinute, type AnswerWeekFacts } from '../../shared/office-week.ts';
import { fillParameters } from '../../shared/template.ts';
import type { AnswerWeekProps } from '../components/answer-week/answer-week.tsx';

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * The week of the office with what is answered when; null where the site does not name its time zone. The still
 * shows the moment it opens.
 */
export function answerWeek(t: Translator, cases: AnswerWeekFacts['cases']): AnswerWeekProps | null {
  const { opens, closes, timeZone } = brand.officeHours;
  if (timeZone === undefined) return null;
  const facts = {
    office: { opens: minutesOf(opens), closes: minutesOf(closes) },
    timeZone,
    locale: localeOf(t.language).intl,
    says: fillParameters(t.template('figure.week.cases'), { city: brand.address.city }),
    cases,
  };
  const minute = facts.office.opens;
  return {
    days: weekdaysInShort(t.language),
    caption: t('figure.week.caption', { city: brand.address.city }),
    label: t('figure.week.label', { city: brand.address.city }),
    still: { minute, says: sayMinute(minute, facts) },
    facts,
  };
}
