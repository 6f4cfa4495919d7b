/** A step of a query plan. */
export interface PlanStep {
  /** Level of nesting. */
  depth: number;
  name: string;
  /** Its share of the whole without its children, 0 to 1: of the time, or of the cost where no time was measured. */
  share: number;
}

/** In characters; a plan of several hundred steps is shorter. */
export const longestPlan = 65_536;

/**
 * A line of PostgreSQL or MySQL: indent (quotes are those of a copy from pgAdmin), name, estimated cost, and what was
 * measured.
 */
const stepLine =
  /^(["\s|]*(?:->\s*)?)(\S.*?)\s+\(cost=(?:[\de.+]+?\.\.)?([\d.]+(?:e\+?\d+)?)[^)]*\)(?:\s*\(actual time=[\d.]+\.\.([\d.]+) rows=\S+ loops=(\d+)\))?/;

/** A step with the values of its line. */
interface Line extends PlanStep {
  indent: number;
  cost: number;
  /** Milliseconds of each loop; undefined where it was not measured or the step did not run. */
  time: number | undefined;
  loops: number;
  /** Processes that ran it in parallel, so that the times of their loops overlap. */
  processes: number;
  /** Time or cost with its children. */
  whole: number;
}

function readLine(line: string): Line[] {
  const [, indent = '', name = '', cost, time, loops = '1'] = stepLine.exec(line.slice(0, 400)) ?? [];
  if (cost === undefined) return [];
  const measured = { time: time === undefined ? undefined : Number(time), loops: Number(loops) };
  return [
    {
      depth: 0,
      name,
      share: 0,
      indent: indent.length,
      cost: Number(cost),
      ...measured,
      processes: 1,
      whole: 0,
    },
  ];
}

/**
 * Reads the text that EXPLAIN prints, with ANALYZE or without.
 * @returns its steps in their order; none where the text is no plan
 */
export function readPlan(text: string): PlanStep[] {
  const lines = text.split('\n').flatMap(readLine);
  const isTimed = lines.some(({ time }) => time !== undefined);
  const open: Line[] = [];
  for (const line of lines) {
    while ((open.at(-1)?.indent ?? -1) >= line.indent) open.pop();
    const parent = open.at(-1);
    line.depth = open.length;
    if (parent) line.processes = parent.name.startsWith('Gather') ? line.loops || 1 : parent.processes;
    line.whole = isTimed ? ((line.time ?? 0) * line.loops) / line.processes : line.cost;
    line.share = line.whole;
    if (parent) parent.share = Math.max(0, parent.share - line.whole);
    open.push(line);
  }
  const total = lines.reduce((sum, { share }) => sum + share, 0) || 1;
  return lines.map(({ depth, name, share }) => ({ depth, name, share: share / total }));
}

/** The index of the step with the largest share. */
export const slowestStep = (steps: readonly PlanStep[]): number =>
  steps.reduce((slowest, { share }, index) => (share > (steps[slowest]?.share ?? 0) ? index : slowest), 0);

/** The name of a step with its indent, which stays in the text. */
export const indentedName = ({ depth, name }: PlanStep): string => '\u2003'.repeat(Math.min(depth, 6)) + name;
