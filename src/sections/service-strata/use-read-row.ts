import { useEffect, useRef, useState, type RefObject } from 'react';

/** The line across the window where reading happens: a little above its middle. */
const readingLine = { rootMargin: '-45% 0px -50%' };

/**
 * Which child of a list is being read: the one at the reading line, or the one the pointer or the focus is on.
 * @returns the list's ref, the index, and what a row calls when it is pointed at
 */
export function useReadRow(): {
  list: RefObject<HTMLOListElement | null>;
  read: number;
  pointAt: (index: number) => void;
} {
  const list = useRef<HTMLOListElement>(null);
  const [read, pointAt] = useState(0);
  useEffect(() => {
    const rows = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) pointAt(rows.indexOf(target));
    }, readingLine);
    for (const row of rows) observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return { list, read, pointAt };
}
