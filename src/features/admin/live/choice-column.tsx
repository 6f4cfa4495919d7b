import { isolated } from '../../../../shared/isolated.ts';
import { fill } from '../../../lib/template.ts';
import type { Chosen } from './use-chosen.ts';
import type { WorkWords } from './work-words.ts';
import styles from './work.module.css';

/**
 * The boxes in front of the rows of a table, and the one in its head for all of them.
 * @param items the records of the rows
 */
export function choiceColumn<Item extends { id: string }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  { chosen, choose }: Chosen<Item>,
  words: WorkWords['chosen'],
) {
  const ids = new Set(chosen.map(({ id }) => id));
  const box = (label: string, isChosen: boolean, of: readonly Item[]) => (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={label}
      checked={isChosen}
      onChange={(event) => choose(of, event.currentTarget.checked)}
    />
  );
  return {
    head: box(
      words.page,
      items.every(({ id }) => ids.has(id)),
      items,
    ),
    cell: (id: string) => {
      const item = items.find((one) => one.id === id);
      if (!item) return null;
      return box(fill(words.one, { name: isolated(nameOf(item)) }), ids.has(id), [item]);
    },
  };
}
