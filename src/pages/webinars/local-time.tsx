import { fill, type Template } from '../../../shared/template.ts';
import { useIsHydrated } from '../../components/use-is-hydrated.ts';
import { formatLocalTime } from './format-local-time.ts';

export interface LocalTimeWords {
  text: Template<'time'>;
  /** BCP 47 tag of the page's language with its region. */
  locale: string;
}

/**
 * When a webinar starts where the visitor is; nothing as long as that is not known, or when it is what the
 * page says anyway.
 */
export function LocalTime({ isoStart, words }: { isoStart: string; words: LocalTimeWords }) {
  const time = useIsHydrated() ? formatLocalTime(isoStart, words.locale) : null;
  return time === null ? null : fill(words.text, { time });
}
