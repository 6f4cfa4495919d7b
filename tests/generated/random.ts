/** The same numbers on every run, so that a failure can be reproduced. */
export interface Random {
  /** A whole number from 0. @param below exclusive upper bound */
  below: (below: number) => number;
  of: <Thing>(things: readonly Thing[]) => Thing;
}

/** @param start the seed, a whole number from 1 */
export function seededRandom(start: number): Random {
  let state = start;
  const below = (count: number) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % count;
  };
  const of = <Thing>(things: readonly Thing[]): Thing => {
    const thing = things[below(things.length)];
    if (thing === undefined) throw new RangeError('There is nothing to choose from');
    return thing;
  };
  return { below, of };
}
