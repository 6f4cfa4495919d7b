import { indentedName, type PlanStep } from '../../../shared/query-plan.ts';
import { LiveFigure, FigurePanel } from '../../components/live-figure/live-figure.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import { ChartSection, type ChartProps } from './chart-section.tsx';
import type { PlanFacts } from './plan-reader.ts';
import styles from './query-plan.module.css';

export interface QueryPlanProps extends ChartProps {
  /** The steps of the first plan, each with its share in words, and which of them is the slowest. */
  steps: readonly (PlanStep & { said: string })[];
  slowest: number;
  says: string;
  /** The names of the plans to pick from. */
  names: readonly string[];
  words: { pick: string; paste: string; hint: string };
  facts: PlanFacts;
}

const load = () => import('./plan-reader.ts');

/**
 * A query plan, step by step, with the slowest one highlighted. Visitors pick or paste a plan; it stays in their
 * browser.
 */
export function QueryPlan({ steps, slowest, says, names, words, facts, ...section }: QueryPlanProps) {
  return (
    <ChartSection {...section}>
      <LiveFigure load={load} facts={facts}>
        <FigurePanel says={says}>
          <fieldset className={styles.pick}>
            <legend>{words.pick}</legend>
            {names.map((name, index) => (
              <label key={name}>
                <input type="radio" name="plan" value={index} defaultChecked={index === 0} />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
          <TextAreaField
            label={words.paste}
            hint={words.hint}
            name="pasted-plan"
            autoComplete="off"
            spellCheck={false}
            className={styles.paste}
          />
        </FigurePanel>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            // Two steps of a plan may have one name.
            <li key={index} {...(index === slowest && { 'data-slow': '' })}>
              <span>{indentedName(step)}</span>
              <svg aria-hidden="true">
                <rect width={`${(step.share * 100).toFixed(2)}%`} height="100%" />
              </svg>
              <b>{step.said}</b>
            </li>
          ))}
        </ol>
      </LiveFigure>
    </ChartSection>
  );
}
