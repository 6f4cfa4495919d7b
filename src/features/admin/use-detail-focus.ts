import { useEffect, useId, useRef, type RefObject } from 'react';

/**
 * The focus between a table and the detail of one of its rows: into the detail when it opens, back to the row when it closes.
 * @param selectedId the one that is open
 * @param heading takes the focus when the row is gone from the table
 */
export function useDetailFocus(
  selectedId: string | null,
  heading: RefObject<HTMLHeadingElement | null>,
): {
  detailHeading: RefObject<HTMLHeadingElement | null>;
  /** The DOM id of a row's button. */
  rowButtonId: (id: string) => string;
  focusRow: () => void;
} {
  const tableId = useId();
  const detailHeading = useRef<HTMLHeadingElement>(null);
  const rowButtonId = (id: string) => `${tableId}-${id}`;

  useEffect(() => {
    if (selectedId) detailHeading.current?.focus();
  }, [selectedId]);

  function focusRow(): void {
    const button = selectedId && document.getElementById(rowButtonId(selectedId));
    // A row that newer ones have pushed out of the table has no button any more.
    (button || heading.current)?.focus();
  }

  return { detailHeading, rowButtonId, focusRow };
}
