import { fileSizeIn } from '../../../shared/file-size.ts';
import { indentedName, longestPlan, readPlan, slowestStep } from '../../../shared/query-plan.ts';
import { fill, type Template } from '../../../shared/template.ts';
import type { Enliven } from '../../components/live-figure/live-figure.tsx';

/** The data of the plan reader. */
export interface PlanFacts {
  plans: readonly string[];
  /** BCP 47 tag of the page's language with its region. */
  locale: string;
  words: {
    says: Template<'step' | 'share'>;
    tooLong: Template<'size' | 'limit'>;
    unknown: string;
  };
}

/** The largest number of drawn steps, unless the slowest comes later. */
const mostSteps = 40;

/** Draws the plan that is picked or pasted; reports a text that is not a plan. */
export const enliven: Enliven<PlanFacts> = (frame, { plans, locale, words }) => {
  const list = frame.querySelector('ol');
  const field = frame.querySelector('textarea');
  const output = frame.querySelector('output');
  const still = [...(list?.children ?? [])];
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });

  const say = (sentence: string) => {
    if (output) output.textContent = sentence;
  };
  const refuseLength = (length: number) =>
    say(fill(words.tooLong, { size: fileSizeIn(locale, length), limit: fileSizeIn(locale, longestPlan) }));

  const draw = (text: string) => {
    if (text.length > longestPlan) return refuseLength(text.length);
    const steps = readPlan(text);
    const slowest = slowestStep(steps);
    const rows = steps.slice(0, Math.max(mostSteps, slowest + 1)).flatMap((step, index) => {
      const row = still[0]?.cloneNode(true);
      if (!(row instanceof HTMLElement)) return [];
      row.toggleAttribute('data-slow', index === slowest);
      const share = percent.format(step.share);
      for (const part of row.querySelectorAll('span')) part.textContent = indentedName(step);
      for (const part of row.querySelectorAll('b')) part.textContent = share;
      row.querySelector('rect')?.setAttribute('width', `${(step.share * 100).toFixed(2)}%`);
      return [row];
    });
    const { name, share } = steps[slowest] ?? {};
    list?.replaceChildren(...rows);
    if (name === undefined || share === undefined) return say(words.unknown);
    say(fill(words.says, { step: name, share: percent.format(share) }));
  };
  /** Refuses a long text before it is in the field, where it would slow down the page. */
  const refuse = (event: InputEvent) => {
    const { length } = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (length <= longestPlan) return;
    event.preventDefault();
    refuseLength(length);
  };
  /** Deselects the examples for the visitor's own text; an empty field selects the first one again. */
  const type = () => {
    const isOwn = field?.value !== '';
    for (const [index, radio] of frame.querySelectorAll('input').entries())
      radio.checked = !isOwn && index === 0;
    draw(isOwn ? (field?.value ?? '') : (plans[0] ?? ''));
  };
  const pick = ({ target }: Event) => {
    const picked = target instanceof HTMLInputElement ? plans[Number(target.value)] : undefined;
    if (picked === undefined) return;
    if (field) field.value = '';
    draw(picked);
  };
  frame.addEventListener('change', pick);
  field?.addEventListener('beforeinput', refuse);
  field?.addEventListener('input', type);
  return () => {
    frame.removeEventListener('change', pick);
    field?.removeEventListener('beforeinput', refuse);
    field?.removeEventListener('input', type);
    list?.replaceChildren(...still);
  };
};
