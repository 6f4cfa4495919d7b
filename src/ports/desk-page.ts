/** One page of a list, newest first. */
export interface DeskPage<Item> {
  items: readonly Item[];
  total: number;
}
