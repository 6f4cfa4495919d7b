import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { DeskFailure } from '../../../ports/admin-desk.ts';
import { Icon } from '../../../ui/icon.tsx';
import { linkTo } from './desk-address.ts';
import { Loaded } from './desk-parts.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import styles from './record-panes.module.css';

/**
 * Moves the focus into the record that opens, and back to its row when it closes.
 * @param recordId the open one
 * @param isShown false while it is being loaded
 * @param heading takes the focus when the row is no longer in the list
 */
export function useRecordFocus(
  recordId: string | null,
  isShown: boolean,
  heading: RefObject<HTMLHeadingElement | null>,
): {
  recordHeading: RefObject<HTMLHeadingElement | null>;
  /** The DOM id of what opens a record in the list. */
  rowId: (id: string) => string;
} {
  const listId = useId();
  const recordHeading = useRef<HTMLHeadingElement>(null);
  const openBefore = useRef<string | null>(null);

  useEffect(() => {
    if (recordId) recordHeading.current?.focus();
    else if (openBefore.current)
      (document.getElementById(`${listId}-${openBefore.current}`) ?? heading.current)?.focus();
    openBefore.current = recordId;
  }, [recordId, isShown, listId, heading]);

  return { recordHeading, rowId: (id) => `${listId}-${id}` };
}

/**
 * A list, and beside it the open record; in narrow windows in its place, with a link back. Escape inside the
 * record closes it.
 * @param view the link back leads to it
 * @param recordId the open one
 * @param record what is loaded of it
 * @param onKeyDown keys in the list or the record
 * @param children shows the record
 */
export function RecordPanes<Item>({
  words,
  view,
  label,
  recordId,
  record,
  onClose,
  onKeyDown,
  list,
  children,
}: {
  words: LiveAdminWords;
  view: string;
  /** The view's name. */
  label: string;
  recordId: string | null;
  record: UseQueryResult<Item>;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  list: ReactNode;
  children: (item: Item) => ReactNode;
}) {
  const isGone = record.error instanceof DeskFailure && record.error.reason === 'gone';
  return (
    // Not a control: it only listens for keys, also after a click beside what can have the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.panes}
      data-record-open={recordId === null ? undefined : ''}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={styles.list}>{list}</div>
      {recordId !== null && (
        // Not a control: it only listens for the key.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          className={styles.record}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
        >
          <a className={styles.back} href={linkTo(view)}>
            <Icon name="arrow-left" /> {label}
          </a>
          {isGone ? (
            <p className={styles.gone} role="alert">
              {words.desk.gone}
            </p>
          ) : (
            <Loaded query={record} words={words.desk}>
              {children}
            </Loaded>
          )}
        </div>
      )}
    </div>
  );
}
