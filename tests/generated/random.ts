/** The same numbers on every run: what is generated can be looked at again. */
export interface Random {
  /** A whole number from 0 on. @param below how many there are to choose from */
  below: (below: number) => number;
  /** One of some things. */
  of: <Thing>(things: readonly Thing[]) => Thing;
}

/** @param start of the row, a whole number from 1 on */
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
