import type { PointerEvent } from 'react';
import styles from './slider.module.css';

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
