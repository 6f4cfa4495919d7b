import type { ReactNode } from 'react';
import styles from './demonstration-note.module.css';

/** What a simulated build says of a form; a live build has none of it. */
export interface DemonstrationWords {
  /** At the button: what is typed goes nowhere. */
  form: string;
  /** After a success, beside the text of the specification. */
  done: string;
}

/**
 * Says that this is a demonstration, quietly and everywhere in the same way: in a paragraph, beside what the
 * specification has a form say.
 * @param text nothing is shown without one
 */
export function DemonstrationNote({ text }: { text: string | undefined }): ReactNode {
  return text && <small className={`caption ${styles.note}`}>{text}</small>;
}
