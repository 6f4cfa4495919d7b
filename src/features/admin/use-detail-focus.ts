import { useEffect, useId, useRef, type RefObject } from 'react';

/**
 * Moves the focus from the table into the opening detail, and back to the row when it closes.
 * @param selectedId the open one
 * @param heading takes the focus when the row is no longer in the table
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
    // Newer applications may have removed the row from the table.
    (button || heading.current)?.focus();
  }

  return { detailHeading, rowButtonId, focusRow };
}
