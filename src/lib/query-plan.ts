/** A step of a query plan. */
export interface PlanStep {
  /** How deep it stands: its parent reads what it gives. */
  depth: number;
  name: string;
  /** Its own part of the whole, without its children: 0 to 1. Of the time, or of the cost where no time is known. */
  share: number;
}

/** Longer texts are not read: 64 KB are plans of several hundred steps. */
export const longestPlan = 65_536;

/** A line of PostgreSQL or MySQL: indent, name, estimated cost, and what was measured. */
const stepLine =
  /^([\s|]*(?:->\s*)?)(\S.*?)\s+\(cost=(?:[\d.]+\.\.)?([\d.]+)[^)]*\)(?:\s*\(actual time=[\d.]+\.\.([\d.]+) rows=\S+ loops=(\d+)\))?/;

/**
 * Reads the text that EXPLAIN prints, with ANALYZE or without.
 * @returns its steps in their order; none where the text is no plan
 */
export function readPlan(text: string): PlanStep[] {
  const lines = text.split('\n').flatMap((line) => {
    const [, indent = '', name = '', cost, time, loops] = stepLine.exec(line.slice(0, 400)) ?? [];
    const whole = time === undefined ? Number(cost) : Number(time) * Number(loops);
    return cost === undefined ? [] : [{ indent: indent.length, name, whole, own: whole, depth: 0 }];
  });
  const open: typeof lines = [];
  for (const line of lines) {
    while ((open.at(-1)?.indent ?? -1) >= line.indent) open.pop();
    line.depth = open.length;
    const parent = open.at(-1);
    if (parent) parent.own = Math.max(0, parent.own - line.whole);
    open.push(line);
  }
  const total = lines.reduce((sum, { own }) => sum + own, 0) || 1;
  return lines.map(({ depth, name, own }) => ({ depth, name, share: own / total }));
}

/** The index of the step with the largest share. */
export const slowestStep = (steps: readonly PlanStep[]): number =>
  steps.reduce((slowest, { share }, index) => (share > (steps[slowest]?.share ?? 0) ? index : slowest), 0);

/** The name of a step with its indent, which stays in the text. */
export const indentedName = ({ depth, name }: PlanStep): string => '\u2003'.repeat(Math.min(depth, 6)) + name;
