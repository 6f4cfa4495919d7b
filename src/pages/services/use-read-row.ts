import { useEffect, useRef, useState, type RefObject } from 'react';

/** The line across the window where reading happens: a little above its middle. */
const readingLine = { rootMargin: '-45% 0px -50%' };

/**
 * Which row of a list is being read: the one at the reading line, or the one the pointer or the focus came to last.
 * @returns the list's ref, and the index of the row; the first one until there is something to report
 */
export function useReadRow(): { list: RefObject<HTMLOListElement | null>; read: number } {
  const list = useRef<HTMLOListElement>(null);
  const [read, setRead] = useState(0);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const rows = [...element.children];
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) setRead(rows.indexOf(target));
    }, readingLine);
    for (const row of rows) observer.observe(row);

    const pointAt = ({ target }: Event) => {
      const index = rows.findIndex((row) => target instanceof Node && row.contains(target));
      if (index >= 0) setRead(index);
    };
    element.addEventListener('pointerover', pointAt);
    element.addEventListener('focusin', pointAt);
    return () => {
      observer.disconnect();
      element.removeEventListener('pointerover', pointAt);
      element.removeEventListener('focusin', pointAt);
    };
  }, []);
  return { list, read };
}
