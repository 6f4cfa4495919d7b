import type { ReactNode } from 'react';
import styles from './demonstration-note.module.css';

/** What a simulated build says of a form; a live build has none of it. */
export interface DemonstrationWords {
  /** At the button: nothing is sent. */
  form: string;
  /** After a success, next to the text of the specification. */
  done: string;
}

/**
 * Says that this is a demonstration, next to the texts of the specification and in the same way for all forms.
 * @param text without it nothing is shown
 */
export function DemonstrationNote({ text }: { text: string | undefined }): ReactNode {
  return text && <small className={`caption ${styles.note}`}>{text}</small>;
}
