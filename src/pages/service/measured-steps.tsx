import { ScaleBar, ScaleTicks, type BarTone } from '../../components/scale-bar.tsx';
import { Steps, type StepsProps } from '../../components/steps.tsx';
import styles from './measured-steps.module.css';

export interface MeasuredStepsProps extends StepsProps {
  /** How long each step takes. */
  lengths?: readonly number[] | undefined;
  /** The words of a ruler below the steps; without it, a plain bar stands above them. */
  ruler?: { alternative: string; caption: string };
}

/** The tones of a ruler from its end: the last step continues, and the one before it takes longest. */
const tonesFromEnd: readonly BarTone[] = ['olivine', 'ember', 'darkStone'];
const unitsPerTick = 2;

function Ruler({
  lengths,
  total,
  labels,
  alternative,
  caption,
}: {
  lengths: readonly number[];
  total: number;
  labels: readonly (string | undefined)[];
  alternative: string;
  caption: string;
}) {
  const ticks = Array.from({ length: Math.ceil(total / unitsPerTick) }, (_, index) => ({
    at: index * unitsPerTick,
    label: String(index * unitsPerTick + 1),
  }));
  const parts = lengths.map((length, index) => ({
    length,
    tone: tonesFromEnd[lengths.length - 1 - index] ?? 'stone',
    label: labels[index],
  }));
  return (
    <figure className={styles.ruler}>
      <p className="visually-hidden">{alternative}</p>
      <ScaleBar parts={parts} total={total} />
      <ScaleTicks ticks={ticks} total={total} />
      <figcaption className="caption">{caption}</figcaption>
    </figure>
  );
}

/**
 * Steps with how long each takes, on one scale: a plain bar above them, or a ruler with labels below (SPEC
 * section 2, App development).
 */
export function MeasuredSteps({ lengths, ruler, ...steps }: MeasuredStepsProps) {
  if (!lengths) return <Steps {...steps} />;
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (ruler) {
    const labels = steps.steps.map(({ note }) => note);
    return <Steps {...steps} scale={<Ruler {...ruler} lengths={lengths} total={total} labels={labels} />} />;
  }
  const last = lengths.length - 1;
  const parts = lengths.map((length, index) => ({
    length,
    tone: index === last ? ('ember' as const) : ('stone' as const),
  }));
  return <Steps {...steps} above={<ScaleBar parts={parts} total={total} />} />;
}
