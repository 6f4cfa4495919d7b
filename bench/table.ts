/** A row of the table. */
export interface Row {
  what: string;
  measured: string;
  budget: string;
  isWithin: boolean;
}

/** Bytes in kilobytes, without the unit. */
export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** The median of an odd number of values. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The rows as Markdown. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ what, measured, budget, isWithin }) => [
    what,
    measured,
    budget,
    isWithin ? 'yes' : 'NO',
  ]);
  const lines = [['What', 'Measured', 'Budget', 'Within'], ['---', '---:', '---:', '---'], ...cells];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
