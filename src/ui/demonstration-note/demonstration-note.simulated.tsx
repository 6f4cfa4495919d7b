import type { ReactNode } from 'react';
import type { DemonstrationNoteProps } from './demonstration-note.ts';
import styles from './demonstration-note.module.css';

/**
 * Says that this is a demonstration, quietly and everywhere in the same way: in a paragraph, beside what the
 * specification has a form say.
 */
export function DemonstrationNote({ text }: DemonstrationNoteProps): ReactNode {
  return text && <small className={styles.note}>{text}</small>;
}
