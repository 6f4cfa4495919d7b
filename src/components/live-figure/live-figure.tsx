import { useEffect, useRef, type ReactNode } from 'react';
import { fetchModule } from '../../../shared/fetch-module.ts';
import { whenNearViewport } from '../near-viewport.ts';

/**
 * Makes a drawn figure answer its controls: it reads them and changes attributes of the figure, and texts that
 * are the only child of their element, so that React still finds what it has rendered.
 * @param frame the element of the LiveFigure
 * @returns ends it
 */
export type Enliven<Facts> = (frame: HTMLElement, facts: Facts) => () => void;

interface LiveFigureProps<Facts> {
  /** Imports the code; the same function at each rendering. */
  load: () => Promise<{ enliven: Enliven<Facts> }>;
  /** What the code needs to know: part of the page's data, so that it is the same object at each rendering. */
  facts: Facts;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A figure that answers: complete in the prerendered page, but for its controls (FigurePanel). Near the window
 * its code is loaded, and they appear in the room that was kept for them. Where that fails, it stays a drawing.
 */
export function LiveFigure<Facts>({ load, facts, className, children }: LiveFigureProps<Facts>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let end: (() => void) | undefined;
    let isGone = false;
    const enlivenWith = ({ enliven }: { enliven: Enliven<Facts> }) => {
      if (isGone) return;
      end = enliven(element, facts);
      element.dataset.figure = 'alive';
    };
    const forget = whenNearViewport(element, () => {
      fetchModule(load).then(enlivenWith, () => {});
    });
    return () => {
      isGone = true;
      forget();
      end?.();
      element.dataset.figure = '';
    };
  }, [load, facts]);
  return (
    <div ref={frame} data-figure="" className={className}>
      {children}
    </div>
  );
}
