/** How many items a row may have: `data-columns` in src/styles/base.css has a rule for each. */
export type Columns = 1 | 2 | 3 | 4;

/**
 * The number of columns for a number of items: as many as possible, with at most one empty cell in the last row, and
 * never more columns than items.
 * @param most how many columns the items may have at their widest
 */
export function columnsFor(count: number, most: Columns): Columns {
  const choices = ([4, 3, 2] as const).filter((columns) => columns <= most && columns <= count);
  return choices.find((columns) => (columns - (count % columns)) % columns <= 1) ?? choices[0] ?? 1;
}
