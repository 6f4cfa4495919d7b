import { minuteOfWeek, sayMinute, type AnswerWeekFacts } from '../../../shared/office-week.ts';
import type { Enliven } from '../live-figure/live-figure.tsx';

/** Starts at the current minute in the time zone of the office, then follows the slider. */
export const enliven: Enliven<AnswerWeekFacts> = (frame, facts) => {
  const slider = frame.querySelector('input');
  const output = frame.querySelector('output');
  const show = (minute: number) => {
    frame.querySelector('[data-needle] rect')?.setAttribute('x', `${(minute / 100.8).toFixed(2)}%`);
    if (output) output.textContent = sayMinute(minute, facts);
  };
  const follow = () => show(slider?.valueAsNumber ?? 0);
  const now = minuteOfWeek(facts.timeZone, Date.now());
  if (slider) slider.valueAsNumber = now;
  show(now);
  slider?.addEventListener('input', follow);
  return () => slider?.removeEventListener('input', follow);
};
