import type { PointerEvent } from 'react';
import styles from './slider.module.css';

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  /** Where it stands in the still. */
  value: number;
  /** What that is called, where it is not the number. */
  name?: string | undefined;
}

const remember = ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
  currentTarget.dataset.before = currentTarget.value;
};

/** The browser takes the finger away from the slider to scroll the page: what it moved on its way goes back. */
const restore = ({ currentTarget }: PointerEvent<HTMLInputElement>) => {
  currentTarget.value = currentTarget.dataset.before ?? currentTarget.value;
  currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
};

/** A slider of a figure, as the browser has it. */
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
