import type { AnswerWeekFacts } from '../../../shared/office-week.ts';
import { LiveFigure, FigurePanel, Slider } from '../live-figure/live-figure.tsx';
import { ScaleBar, ScaleTicks, type BarPart } from '../scale-bar.tsx';
import styles from './answer-week.module.css';

export interface AnswerWeekProps {
  /** The weekdays from Monday, in short. */
  days: readonly string[];
  caption: string;
  label: string;
  /** The sentence of the prerendered figure, and its minute of the week. */
  still: { minute: number; says: string };
  facts: AnswerWeekFacts;
}

const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;
/** The slider goes from one half hour to the next. */
const stepMinutes = 30;

const load = () => import('./answer-week.ts');

/** The opening hours of an office in a week (SPEC section 9), and who answers at the chosen time. */
export function AnswerWeek({ days, caption, label, still, facts }: AnswerWeekProps) {
  const { opens, closes } = facts.office;
  const isWorkday = (_: string, index: number) => index < 5;
  const open = days.filter(isWorkday).flatMap((__, index): BarPart[] => [
    { length: index === 0 ? opens : opens + dayMinutes - closes, tone: 'emberWash' },
    { length: closes - opens, tone: 'ember' },
  ]);
  const end: BarPart = { length: 3 * dayMinutes - closes, tone: 'emberWash' };
  const ticks = days.map((day, index) => ({ at: index * dayMinutes, label: day }));
  return (
    <LiveFigure load={load} facts={facts}>
      <ScaleTicks ticks={ticks} total={weekMinutes} />
      <div className={styles.week}>
        <ScaleBar parts={[...open, end]} total={weekMinutes} />
        <svg className={styles.needle} data-needle="" aria-hidden="true">
          <rect x={`${((still.minute / weekMinutes) * 100).toFixed(2)}%`} width="3" height="100%" />
        </svg>
      </div>
      <p className={`caption ${styles.caption}`}>{caption}</p>
      <FigurePanel says={still.says}>
        <Slider
          label={label}
          min={0}
          max={weekMinutes - stepMinutes}
          step={stepMinutes}
          value={still.minute}
        />
      </FigurePanel>
    </LiveFigure>
  );
}
