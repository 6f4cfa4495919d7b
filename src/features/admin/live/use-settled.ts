import { useEffect, useState } from 'react';

const settledAfterMs = 250;

/** A text after it has not changed for a moment, so that a search does not start at every letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
