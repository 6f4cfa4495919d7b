import { TechnologyMark, type TechnologyMarkProps } from '../../ui/technology-mark.tsx';
import styles from './tools-by-stage.module.css';

export interface ToolsByStageProps {
  title: string;
  caption: string;
  /** What stands in the middle. */
  center: string;
  /** Six stages in their order, two tools each. */
  stages: { name: string; tools: TechnologyMarkProps[] }[];
}

/**
 * The cells of the figure, row by row: the middle, six stages around it and twelve tools around those, both counted
 * clockwise from the top.
 */
const cells = [
  'tool 11, tool 0, tool 1',
  'tool 10, stage 5, stage 0, tool 2',
  'tool 9, stage 4, center, stage 1, tool 3',
  'tool 8, stage 3, stage 2, tool 4',
  'tool 7, tool 6, tool 5',
].flatMap((row) => row.split(', '));

/**
 * Twelve tools at six stages around one release (SPEC section 2, DevOps), as a list and as a figure of hexagons. It shows
 * what the list says, so it is hidden from assistive technology.
 */
export function ToolsByStage({ title, caption, center, stages }: ToolsByStageProps) {
  return (
    <section>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{title}</h2>
          <ol className={styles.loop}>
            {stages.map(({ name, tools }) => (
              <li key={name}>
                <strong>{name}</strong>
                <ul>
                  {tools.map((tool) => (
                    <li key={tool.name}>{tool.name}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
          <p className="caption">{caption}</p>
        </div>
        <div className={`art-lifted ${styles.cells}`} aria-hidden="true">
          {cells.map((cell) => (
            <Cell key={cell} cell={cell} center={center} stages={stages} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Cell({ cell, center, stages }: Pick<ToolsByStageProps, 'center' | 'stages'> & { cell: string }) {
  const [kind, position] = cell.split(' ');
  const index = Number(position);
  if (kind === 'center') return <div className={styles.center}>{center}</div>;
  if (kind === 'stage') {
    return (
      <div className={styles.stage}>
        <b>{index + 1}</b>
        <span>{stages[index]?.name}</span>
      </div>
    );
  }
  const tool = stages.flatMap(({ tools }) => tools)[index];
  return (
    <div>
      {tool && <TechnologyMark {...tool} />}
      <span>{tool?.name}</span>
    </div>
  );
}
