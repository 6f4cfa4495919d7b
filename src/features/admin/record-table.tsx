import type { ReactNode } from 'react';
import { Icon } from '#src/components/icon.tsx';
import styles from './record-table.module.css';
import type { SortColumn } from '#shared/contracts/dashboard.ts';
import type { Order } from './sort-applications.ts';

export interface Column<Item> {
  id: SortColumn;
  label: string;
  show: (item: Item) => ReactNode;
  /** The whole value, where the cell may be too narrow for it. */
  whole?: (item: Item) => string;
}

/**
 * Records in a table. A click anywhere in a row opens it; for keyboard and screen readers its first cell is a button.
 * @param items to show, sorted
 * @param selectedId the open one
 * @param rowButtonId DOM id of a row's button, which gets the focus back when the detail closes
 * @param note below the rows
 */
export function RecordTable<Item extends { id: string }>({
  items,
  caption,
  columns,
  order,
  onOrder,
  selectedId,
  onSelect,
  rowButtonId,
  note,
}: {
  items: readonly Item[];
  caption: string;
  columns: readonly Column<Item>[];
  order: Order;
  onOrder: (column: SortColumn) => void;
  selectedId: string | null;
  onSelect: (id: string) => void;
  rowButtonId: (id: string) => string;
  note: ReactNode;
}) {
  return (
    <div className={styles.pane}>
      <table className={`small ${styles.table}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, label }) => (
              <th
                key={id}
                scope="col"
                data-column={id}
                aria-sort={id === order.column ? order.direction : undefined}
              >
                <button type="button" className="caption" onClick={() => onOrder(id)}>
                  <span>{label}</span>
                  <Icon name="arrow-up" className={styles.direction} />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr
              key={item.id}
              data-selected={item.id === selectedId || undefined}
              onClick={() => onSelect(item.id)}
            >
              {columns.map(({ id, show, whole }, at) => (
                <td key={id} data-column={id} title={whole?.(item)}>
                  {at === 0 ? (
                    // Without a handler: its click bubbles to the row.
                    <button type="button" id={rowButtonId(item.id)} aria-expanded={item.id === selectedId}>
                      {show(item)}
                    </button>
                  ) : (
                    show(item)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={`caption ${styles.note}`}>{note}</p>}
    </div>
  );
}
