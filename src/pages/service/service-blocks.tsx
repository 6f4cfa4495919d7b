import styles from './service-blocks.module.css';
import type { ComponentProps, ComponentType } from 'react';
import { FeatureLines } from '../../components/feature-lines.tsx';
import { FeatureRows, FeatureColumns } from '../../components/feature-rows.tsx';
import { CaseTeaser } from './case-teaser.tsx';
import { MeasuredSteps } from './measured-steps.tsx';
import { QueryPlan } from './query-plan.tsx';
import { ShareChart } from './share-chart.tsx';
import { SpanChart } from './span-chart.tsx';
import { TechnologyCourses } from './technology-courses.tsx';
import { TechnologyLoop } from './technology-loop.tsx';
import { TechnologySets } from './technology-sets.tsx';
import { ChartSection, type ChartProps } from './chart-section.tsx';
import {
  TitledSection,
  type TitledProps,
  type Feature,
  type FeaturesProps,
} from '../../components/titled-section.tsx';
import { BulletList } from '../../components/bullet-list.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { AnswerWeek, type AnswerWeekProps } from '../../components/answer-week/answer-week.tsx';
import { ScaleBar } from '../../components/scale-bar.tsx';
import { HexagonSign } from '../../components/hexagon-sign.tsx';
import {
  TechnologyList,
  TechnologyMark,
  type TechnologyMarkProps,
} from '../../components/technology-list.tsx';
import { DataColumn } from '../../components/data-column.tsx';
import { ClosingBanner, ClosingCall } from '../../components/closing-band.tsx';

interface Book extends Feature {
  /** What the drawing counts, in words. */
  count?: string | undefined;
}

/**
 * Regulations as books: one hexagon for each rule, solid where the company takes care of it, all at one scale (SPEC
 * section 2, Cybersecurity).
 */
function FeatureBooks({ items, ...section }: FeaturesProps<Book>) {
  return (
    <TitledSection {...section}>
      <ul className={styles.books}>
        {items.map(({ title, count, picture, description, points = [] }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="caption">{count}</p>
            {picture && <Drawing picture={picture} className={styles.rules} late />}
            <p>{description}</p>
            <BulletList items={points} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

export interface ColumnChartProps extends ChartProps, Pick<ValueColumnsProps, 'items' | 'isFlat'> {}

/** A value over time as columns, drawn to scale; the last one is the result. */
export function ColumnChart({ items, isFlat, ...section }: ColumnChartProps) {
  return (
    <ChartSection {...section} className="art-data">
      <ValueColumns items={items} {...(isFlat && { isFlat })} />
    </ChartSection>
  );
}

/** The component of each kind of block in each of its looks. */
const views = {
  'features columns': FeatureColumns,
  'features rows': FeatureRows,
  'features figures': FeatureFigures,
  'features sequence': FeatureSequence,
  'features lines': FeatureLines,
  'features numbered': FeatureNumbers,
  'features books': FeatureBooks,
  steps: MeasuredSteps,
  spans: SpanChart,
  'chart bars': BarChart,
  'chart shares': ShareChart,
  'chart columns': ColumnChart,
  plan: QueryPlan,
  'technologies strip': TechnologyStrip,
  'technologies notes': TechnologyNotes,
  'stack courses': TechnologyCourses,
  'stack loop': TechnologyLoop,
  'stack sets': TechnologySets,
  case: CaseTeaser,
  'closing call': ClosingCall,
  'closing banner': ClosingBanner,
} as const;

type Views = typeof views;

/** A block of a service page: which component shows it, and what that needs. */
export type BlockProps = {
  [View in keyof Views]: { view: View; props: ComponentProps<Views[View]> };
}[keyof Views];

/** Blocks of a service page in their order. */
export function ServiceBlocks({ blocks }: { blocks: readonly BlockProps[] }) {
  return blocks.map(({ view, props }) => {
    // `BlockProps` pairs each view with the props of its component.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const View = views[view] as ComponentType<typeof props>;
    return <View key={props.title} {...props} />;
  });
}

interface BarChartProps extends ChartProps {
  items: { name: string; note?: string; label?: string | undefined; when?: string; value: number }[];
  /** When each of them is answered. */
  week?: AnswerWeekProps | undefined;
}

/** Values in rows, the most important first; the bars are to scale and show the same values as the text beside them. */
function BarChart({ items, week, ...section }: BarChartProps) {
  const longest = Math.max(...items.map(({ value }) => value));
  return (
    <ChartSection {...section}>
      <ul className={styles.bars}>
        {items.map(({ name, note, label, when, value }, index) => (
          <li key={name}>
            <div>
              <h3>{name}</h3>
              <p>{note}</p>
            </div>
            <ScaleBar
              total={longest}
              parts={[{ length: value, tone: index === 0 ? 'ember' : 'darkStone' }]}
            />
            <p className={styles.value}>
              <b>{label}</b> <span>{when}</span>
            </p>
          </li>
        ))}
      </ul>
      {week && (
        <div className={styles.week}>
          <AnswerWeek {...week} />
        </div>
      )}
    </ChartSection>
  );
}

/** Features in two columns, with the numbers of the figure above (SPEC section 2, Cybersecurity). */
function FeatureNumbers({ items, ...section }: FeaturesProps) {
  return (
    <TitledSection {...section}>
      <ol className={styles.list}>
        {items.map(({ title, description }, index) => (
          <li key={title}>
            <HexagonSign>{index + 1}</HexagonSign>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

/**
 * Consecutive features in large type; the last one, which continues, is highlighted (SPEC section 2, Service pages).
 */
function FeatureSequence({ items, ...section }: FeaturesProps) {
  return (
    <TitledSection {...section}>
      <ol className={styles.sequence}>
        {items.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

interface TechnologyNotesProps extends TitledProps {
  technologies: (TechnologyMarkProps & { note: string | undefined })[];
}

/** Technologies with a line each on what they are used for (SPEC section 2, App development). */
function TechnologyNotes({ technologies, ...section }: TechnologyNotesProps) {
  return (
    <TitledSection {...section}>
      <ul className={styles.notes}>
        {technologies.map(({ note, ...mark }) => (
          <li key={mark.name}>
            <TechnologyMark {...mark} />
            <p>
              <strong>{mark.name}</strong>
              <span>{note}</span>
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

interface TechnologyStripProps {
  title: string;
  technologies: TechnologyMarkProps[];
  /** Whether the section above has another background. */
  isApart?: boolean;
}

/** Logos with their names in one row. */
function TechnologyStrip({ title, technologies, isApart = false }: TechnologyStripProps) {
  return (
    <section className={isApart ? `${styles.section} ${styles.apart}` : styles.section}>
      <div className="wrap">
        <h2>{title}</h2>
        <TechnologyList technologies={technologies} className={styles.strip} />
      </div>
    </section>
  );
}

/**
 * Features with a large number: above its label, or below the title when the description is the label (SPEC
 * section 2, Service pages).
 */
function FeatureFigures({ items, ...section }: FeaturesProps) {
  return (
    <TitledSection {...section}>
      <ul className={styles.figures}>
        {items.map(({ title, description, figure, figureLabel }) =>
          figureLabel === undefined ? (
            <li key={title}>
              <h3>{title}</h3>
              <p className={styles.number}>
                <b>{figure}</b> <span>{description}</span>
              </p>
            </li>
          ) : (
            <li key={title}>
              <p className={styles.number}>
                <b>{figure}</b> <span>{figureLabel}</span>
              </p>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ),
        )}
      </ul>
    </TitledSection>
  );
}

interface ValueColumnsProps {
  /** `label` is the value in words; `note` says more to those who do not see the columns. */
  items: readonly { name: string; label?: string | undefined; value: number; note?: string }[];
  /** Bars in place of columns of stone. */
  isFlat?: boolean;
}

/** Height of the highest column, in CSS pixels. */
const tallestPx = 320;

/** Values as columns to scale, side by side; the last one is highlighted. */
function ValueColumns({ items, isFlat = false }: ValueColumnsProps) {
  const highest = Math.max(...items.map(({ value }) => value));
  const last = items.length - 1;
  return (
    <ol className={styles.columns}>
      {items.map(({ name, label, value, note }, index) => (
        <li key={name} className={isFlat ? styles.flat : undefined}>
          <div>
            <b>{label}</b>
            <DataColumn
              height={Math.round((value / highest) * tallestPx)}
              isHot={index === last}
              isFlat={isFlat}
            />
          </div>
          <span>
            <span>{name}</span>
            {note && <span className="visually-hidden">{` ${note}`}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
