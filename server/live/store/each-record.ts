/** The results that are not null of one step after the other. */
export async function each<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made | null>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    const one = await make(item);
    if (one !== null) made.push(one);
  }
  return made;
}

/** In one order, so that two calls with the same rows do not wait for each other. */
export const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
