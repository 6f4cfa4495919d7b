import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { pageSize } from '../../../../shared/contracts/page-size.ts';

/** The keys mean nothing where somebody types or chooses, and together with others. */
function isForField({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return true;
  return target.matches('input:not([type="checkbox"]), textarea, select, iframe');
}

interface Page {
  items: readonly { id: string }[];
  total: number;
}

/**
 * Goes from record to record, over the pages of a list: by buttons, and by `j` and `k` while the list or a
 * record has the focus (WCAG 2.1.4).
 * @param query one page of the list; `isPlaceholderData` while it is still the page before
 * @param onChoose the key `x`: chooses the open record, or not
 */
export function useSteps({
  query: { data, isPlaceholderData },
  page,
  turnTo,
  recordId,
  open,
  onChoose,
}: {
  query: { data: Page | undefined; isPlaceholderData: boolean };
  page: number;
  turnTo: (page: number) => void;
  recordId: string | null;
  open: (id: string) => Promise<void>;
  onChoose: () => void;
}): {
  /** Null where there is none. */
  next: (() => void) | null;
  previous: (() => void) | null;
  onKeyDown: (event: KeyboardEvent) => void;
} {
  const items = data?.items ?? [];
  const pages = Math.ceil((data?.total ?? 0) / pageSize);
  const place = items.findIndex(({ id }) => id === recordId);
  /** Where the open record was: a change may have taken it out of the list. */
  const [lastPlace, setLastPlace] = useState(0);
  if (place >= 0 && place !== lastPlace) setLastPlace(place);
  /** Which record to open once the page has come. */
  const entering = useRef<'first' | 'last' | null>(null);
  const openOn = useEffectEvent((shown: Page) => {
    const entered = entering.current === 'first' ? shown.items[0] : shown.items.at(-1);
    if (entering.current && entered) void open(entered.id);
    entering.current = null;
  });

  useEffect(() => {
    if (data && !isPlaceholderData) openOn(data);
  }, [data, isPlaceholderData]);

  function stepTo(by: 1 | -1): (() => void) | null {
    const at = place >= 0 ? place + by : lastPlace + (by === 1 ? 0 : -1);
    const item = items[at];
    if (item) return () => void open(item.id);
    const other = page + by;
    if (items.length === 0 || other < 1 || other > pages) return null;
    return () => {
      entering.current = by === 1 ? 'first' : 'last';
      turnTo(other);
    };
  }

  const next = stepTo(1);
  const previous = stepTo(-1);
  const actions: Readonly<Record<string, (() => void) | null>> = { j: next, k: previous, x: onChoose };
  return {
    next,
    previous,
    onKeyDown(event) {
      const act = Object.hasOwn(actions, event.key) ? actions[event.key] : null;
      if (!act || isForField(event)) return;
      event.preventDefault();
      act();
    },
  };
}
