import { FigureCaption } from '#src/components/figure-caption.tsx';
import type { ComponentProps, ComponentType } from 'react';
import { BulletList } from '#src/components/bullet-list.tsx';
import { ClosingBand } from '#src/components/closing-band.tsx';
import { ConsultationBanner } from '#src/components/consultation-banner.tsx';
import { FeatureList } from '#src/components/feature-list.tsx';
import { Columns } from '#src/components/figures/columns.tsx';
import { Loop } from '#src/components/figures/loop.tsx';
import { Ranges, type Range } from '#src/components/figures/ranges.tsx';
import { Shares } from '#src/components/figures/shares.tsx';
import { Steps } from '#src/components/steps.tsx';
import { TechnologyMark, type TechnologyMarkProps } from '#src/components/technology-mark.tsx';
import { TitledSection, type FeaturesProps, type TitledProps } from '#src/components/titled-section.tsx';
import { CaseTeaser } from './case-teaser.tsx';
import { H3 } from '#src/components/headings.tsx';
import styles from './blocks.module.css';

/** Features side by side, each with what it has of a number and points (SPEC section 2, Service pages). */
function Features({ items, ...section }: FeaturesProps) {
  const hasFigures = items.some(({ figure }) => figure !== undefined);
  return (
    <TitledSection {...section}>
      <ul className={styles.features}>
        {items.map(({ title, description, figure, figureLabel, points }) => (
          <li key={title} className="words">
            <H3 size={hasFigures ? 4 : 3}>{title}</H3>
            {figure !== undefined && (
              <p className={`small quiet ${styles.number}`}>
                <b className={items.length < 4 ? 'figure-1' : 'figure-3'}>{figure}</b>{' '}
                {figureLabel && <span>{figureLabel}</span>}
              </p>
            )}
            <p className="plain quiet">{description}</p>
            {points && <BulletList items={points} />}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

interface ServiceStepsProps extends TitledProps {
  steps: { title: string; description: string; note?: string | undefined }[];
  /** How long each takes: draws them on one scale. */
  lengths?: readonly number[] | undefined;
}

/** Steps in their order (SPEC section 2, Service pages); the last one is where they lead. */
function ServiceSteps({ steps, lengths, ...section }: ServiceStepsProps) {
  if (!lengths) return <Steps {...section} steps={steps} />;
  const items = steps.map(({ title, description, note }, index): Range => ({
    name: title,
    note: description,
    value: note,
    start: lengths.slice(0, index).reduce((sum, length) => sum + length, 0),
    least: lengths[index] ?? 0,
  }));
  return (
    <TitledSection {...section}>
      <Ranges items={items} accent={items.length} />
    </TitledSection>
  );
}

type ChartProps =
  | ({ chart: 'columns' } & ComponentProps<typeof Columns>)
  | ({ chart: 'ranges' } & ComponentProps<typeof Ranges>)
  | ({ chart: 'shares' } & ComponentProps<typeof Shares>);

function Chart(props: ChartProps) {
  switch (props.chart) {
    case 'columns':
      return <Columns {...props} />;
    case 'ranges':
      return <Ranges {...props} />;
    case 'shares':
      return <Shares {...props} />;
  }
}

interface FigureSectionProps extends TitledProps {
  caption?: string | undefined;
  figure: ChartProps;
}

/** Numbers, drawn to scale. */
function FigureSection({ caption, figure, ...section }: FigureSectionProps) {
  return (
    <TitledSection {...section}>
      <figure className={caption && `columns ${styles.charted}`} data-parts="2 10">
        <Chart {...figure} />
        <FigureCaption>{caption}</FigureCaption>
      </figure>
    </TitledSection>
  );
}

interface TechnologyGroup {
  name?: string;
  note?: string | undefined;
  technologies: (TechnologyMarkProps & { use?: string | undefined; trait?: string | undefined })[];
}

interface LoopSectionProps extends TitledProps {
  caption?: string | undefined;
  center: string;
  groups: TechnologyGroup[];
}

/** Stages that end where they began, with their tools (SPEC section 2, DevOps). */
function LoopSection({ caption, center, groups, ...section }: LoopSectionProps) {
  return (
    <TitledSection {...section}>
      <figure className={`columns ${styles.loop}`}>
        <ol className="rows">
          {groups.map(({ name, technologies }) => (
            <li key={name}>
              <strong>{name}</strong>
              <Technologies technologies={technologies} />
            </li>
          ))}
        </ol>
        <Loop count={groups.length} center={center} />
        <FigureCaption>{caption}</FigureCaption>
      </figure>
    </TitledSection>
  );
}

/** A name in which a number such as 60870-5-104 stays on one line where it fits. */
function TechnologyName({ name }: { name: string }) {
  const [before, number, after] = name.split(/(\S*\d-\d\S*)/);
  if (!number) return name;
  return (
    <>
      {before}
      <span className={styles.unbroken}>{number}</span>
      {after}
    </>
  );
}

function Technologies({ technologies }: Pick<TechnologyGroup, 'technologies'>) {
  const isNoted = technologies.some(({ use }) => use);
  return (
    <ul className={isNoted ? `small quiet ${styles.noted}` : styles.marks}>
      {technologies.map(({ use, trait, ...mark }) => (
        <li key={mark.name}>
          <TechnologyMark {...mark} />
          <p>
            <strong className={isNoted ? 'title-5' : undefined}>
              <TechnologyName name={mark.name} />
            </strong>{' '}
            <span>{use}</span> {trait && <small className="small">{trait}</small>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Technologies with their logos, a row for each group (SPEC section 2, Service pages). */
function TechnologySection({ groups, ...section }: TitledProps & { groups: TechnologyGroup[] }) {
  const hasNames = groups.some(({ name }) => name !== undefined);
  return (
    <TitledSection {...section}>
      <div className={hasNames ? `rows ${styles.groups}` : undefined}>
        {groups.map(({ name, note, technologies }) =>
          name === undefined ? (
            <Technologies key="" technologies={technologies} />
          ) : (
            <div key={name} className={`columns ${styles.group}`} data-parts="3 9">
              <H3 size={4} text={name}>
                <span>{name}</span> {note && <small className="small quiet">{note}</small>}
              </H3>
              <Technologies technologies={technologies} />
            </div>
          ),
        )}
      </div>
    </TitledSection>
  );
}

/** The component of each kind of block that service pages have. */
export const blockViews = {
  features: Features,
  list: FeatureList,
  steps: ServiceSteps,
  figure: FigureSection,
  loop: LoopSection,
  technologies: TechnologySection,
  case: CaseTeaser,
  call: ClosingBand,
  banner: ConsultationBanner,
} as const;

// Each component has props of its own.
// oxlint-disable-next-line typescript/no-explicit-any
type Views = Readonly<Record<string, ComponentType<any>>>;

/** A block of a page: which of some components shows it, and what that needs. */
export type ViewProps<Some extends Views> = {
  [View in keyof Some]: { view: View; props: ComponentProps<Some[View]> };
}[keyof Some];

export type BlockProps = ViewProps<typeof blockViews>;

export function Blocks({
  blocks,
  views = blockViews,
}: {
  blocks: readonly { view: string; props: object }[];
  views?: Views;
}) {
  return blocks.map(({ view, props }, index) => {
    const View = views[view];
    return View && <View key={index} {...props} />;
  });
}
