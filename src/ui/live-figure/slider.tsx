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

/** A slider of a figure, as the browser has it. */
export function Slider({ label, value, name, ...range }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input type="range" {...range} defaultValue={value} aria-valuetext={name} autoComplete="off" />
    </label>
  );
}
