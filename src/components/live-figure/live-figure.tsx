import { useEffect, useRef, type ReactNode, type PointerEvent } from 'react';
import { fetchModule } from '../../../shared/fetch-module.ts';
import { whenNearViewport } from '../near-viewport.ts';
import styles from './live-figure.module.css';

/**
 * Connects the controls with the drawing. Changes only attributes, and texts that are the only child of their
 * element, so that React still finds the nodes that it has rendered.
 * @param frame the element of the LiveFigure
 * @returns removes its listeners
 */
export type Enliven<Facts> = (frame: HTMLElement, facts: Facts) => () => void;

interface LiveFigureProps<Facts> {
  /** Imports the code; the same function in every render. */
  load: () => Promise<{ enliven: Enliven<Facts> }>;
  /** Data for the code: part of the page's data, so that it is the same object in every render. */
  facts: Facts;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A figure with controls (FigurePanel). The prerendered page has all but the controls; the code loads near the window,
 * and they appear in reserved space. When loading fails, the figure stays a drawing.
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

/**
 * The native controls of a LiveFigure, and a sentence on what it shows, which screen readers announce when it
 * changes.
 * @param says the sentence of the prerendered figure
 */
export function FigurePanel({ children, says }: { children: ReactNode; says: string }) {
  return (
    <div className={styles.panel}>
      <div className={styles.controls}>{children}</div>
      <output>{says}</output>
    </div>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  /** The value of the prerendered figure. */
  value: number;
  /** What screen readers say in place of that number. */
  name?: string | undefined;
}

const remember = ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
  currentTarget.dataset.before = currentTarget.value;
};

/** Undoes the change when the browser turns a touch on the slider into scrolling. */
const restore = ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
  currentTarget.value = currentTarget.dataset.before ?? currentTarget.value;
  currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
};

/** A native slider of a LiveFigure. */
export function Slider({ label, value, name, ...range }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        {...range}
        defaultValue={value}
        aria-valuetext={name}
        autoComplete="off"
        onPointerDown={remember}
        onPointerCancel={restore}
      />
    </label>
  );
}
