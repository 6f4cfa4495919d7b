/** A number with its noun, and its verb where it has one: `1 file has`, `2 files have`. */
export const quantity = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
