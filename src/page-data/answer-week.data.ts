import { brand } from '../../config/brand.ts';
import { weekdaysInShort } from '../../i18n/format.ts';
import { localeOf } from '../../i18n/locale.ts';
import type { Translator } from '../../i18n/translator.ts';
import { sayMinute, type AnswerWeekFacts } from '../lib/office-week.ts';
import { fillParameters } from '../lib/template.ts';
import type { AnswerWeekProps } from '../sections/answer-week/answer-week.tsx';

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** What the sentences of the week leave open, is filled in where they are said. */
function sentencesOf(
  t: Translator,
  support: string | undefined,
  hasCases: boolean,
): Pick<AnswerWeekFacts, 'open' | 'closed'> {
  const { city } = brand.address;
  if (hasCases) {
    const cases = fillParameters(t.template('figure.week.cases'), { city });
    return { open: cases, closed: cases };
  }
  return {
    open: fillParameters(t.template('figure.week.open'), { city }),
    closed:
      support === undefined
        ? fillParameters(t.template('figure.week.closed'), { city })
        : fillParameters(t.template('figure.week.support'), { city, support }),
  };
}

/**
 * The week of the office with who answers when; null where the site does not name its time zone. The still
 * shows the moment it opens.
 * @param support when there is somebody outside of the office hours, in words
 * @param cases what is answered, and when; without them the week says whether the office is open
 */
export function answerWeek(
  t: Translator,
  { support, cases = [] }: { support?: string | undefined; cases?: AnswerWeekFacts['cases'] },
): AnswerWeekProps | null {
  const { opens, closes, timeZone } = brand.officeHours;
  if (timeZone === undefined) return null;
  const facts = {
    office: { opens: minutesOf(opens), closes: minutesOf(closes) },
    timeZone,
    locale: localeOf(t.language).intl,
    ...sentencesOf(t, support, cases.length > 0),
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
