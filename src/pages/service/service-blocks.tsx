import styles from './feature-books.module.css';
import type { ComponentProps, ComponentType } from 'react';
import { ClosingBanner, ClosingCall } from '../../components/closing-banner.tsx';
import { FeatureColumns } from '../../components/feature-columns.tsx';
import { FeatureFigures } from '../../components/feature-figures.tsx';
import { FeatureLines } from '../../components/feature-lines.tsx';
import { FeatureRows } from '../../components/feature-rows.tsx';
import { BarChart } from './bar-chart.tsx';
import { CaseTeaser } from './case-teaser.tsx';
import { FeatureNumbers } from './feature-numbers.tsx';
import { FeatureSequence } from './feature-sequence.tsx';
import { MeasuredSteps } from './measured-steps.tsx';
import { QueryPlan } from './query-plan.tsx';
import { ShareChart } from './share-chart.tsx';
import { SpanChart } from './span-chart.tsx';
import { TechnologyCourses } from './technology-courses.tsx';
import { TechnologyLoop } from './technology-loop.tsx';
import { TechnologyNotes } from './technology-notes.tsx';
import { TechnologySets } from './technology-sets.tsx';
import { TechnologyStrip } from './technology-strip.tsx';
import { ValueColumns, type ValueColumnsProps } from '../../components/value-columns.tsx';
import { ChartSection, type ChartProps } from './chart-section.tsx';
import type { Feature, FeaturesProps } from '../../components/feature.ts';
import { TitledSection } from '../../components/titled-section.tsx';
import { BulletList } from '../../components/bullet-list.tsx';
import { Drawing } from '../../components/drawing.tsx';

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
