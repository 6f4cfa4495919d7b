import { Button } from '../../components/button.tsx';
import { LiveFigure, FigurePanel } from '../../components/live-figure/live-figure.tsx';
import type { WalkFacts } from '../../components/live-figure/walk.ts';
import type { TechnologyGroup } from './technology-courses.tsx';
import { TechnologyMark } from '../../components/technology-list.tsx';
import styles from './technology-loop.module.css';

export interface TechnologyLoopProps {
  title: string;
  caption: string | undefined;
  /** What stands in the middle. */
  center: string | undefined;
  /** The stages in their order with their tools. */
  groups: TechnologyGroup[];
  /** The way through the stages: the button to the next one, and what is said of each. */
  walk: WalkFacts & { next: string };
}

const loadWalk = () => import('../../components/live-figure/walk.ts');

/**
 * The cells of the figure, row by row: the middle, six stages around it and twelve tools around those, both
 * counted clockwise from the top.
 */
const cells = [
  'tool 11, tool 0, tool 1',
  'tool 10, stage 5, stage 0, tool 2',
  'tool 9, stage 4, center, stage 1, tool 3',
  'tool 8, stage 3, stage 2, tool 4',
  'tool 7, tool 6, tool 5',
].flatMap((row) => row.split(', '));

/** The figure has six stages of two tools each. */
const isDrawn = (groups: readonly TechnologyGroup[]) =>
  groups.length === 6 && groups.every(({ technologies }) => technologies.length === 2);

/**
 * Tools by stage (SPEC section 2, DevOps), as a list and, for six stages of two tools, as hexagons that a release
 * passes through. The hexagons repeat the list, so they are hidden from assistive technology.
 */
export function TechnologyLoop({ title, caption, center, groups, walk }: TechnologyLoopProps) {
  return (
    <section>
      <LiveFigure load={loadWalk} facts={walk} className={`wrap ${styles.columns} ${styles.walk}`}>
        <div>
          <h2>{title}</h2>
          <ol className={styles.loop}>
            {groups.map(({ name, technologies }, index) => (
              <li key={name} data-stop={index} {...hereAt(index)}>
                <strong>{name}</strong>
                <ul>
                  {technologies.map((tool) => (
                    <li key={tool.name}>{tool.name}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
          <p className="caption">{caption}</p>
          <FigurePanel says={walk.says[walk.start] ?? ''}>
            <Button>{walk.next}</Button>
          </FigurePanel>
        </div>
        {isDrawn(groups) && (
          <div className={`art-lifted ${styles.cells}`} aria-hidden="true">
            {cells.map((cell) => (
              <Cell key={cell} cell={cell} center={center} groups={groups} />
            ))}
          </div>
        )}
      </LiveFigure>
    </section>
  );
}

/** Without scripts, the release is at the first stage. */
const hereAt = (stage: number) => (stage === 0 ? { 'data-now': '' } : {});

function Cell({ cell, center, groups }: Pick<TechnologyLoopProps, 'center' | 'groups'> & { cell: string }) {
  const [kind, position] = cell.split(' ');
  const index = Number(position);
  if (kind === 'center') return <div className={styles.center}>{center}</div>;
  if (kind === 'stage') {
    return (
      <div className={styles.stage} data-stop={index} {...hereAt(index)}>
        <b>{index + 1}</b>
        <span>{groups[index]?.name}</span>
      </div>
    );
  }
  const tool = groups.flatMap(({ technologies }) => technologies)[index];
  const stage = Math.floor(index / 2);
  return (
    <div data-stop={stage} {...hereAt(stage)}>
      {tool && <TechnologyMark {...tool} />}
      <span>{tool?.name}</span>
    </div>
  );
}
