import type { ReactNode } from 'react';
import styles from './demonstration-note.module.css';

/**
 * Says that this is a demonstration, next to the texts of the specification and in the same way for all forms.
 * @param text without it nothing is shown
 */
export function DemonstrationNote({ text }: { text: string | undefined }): ReactNode {
  return text && <small className={`caption ${styles.note}`}>{text}</small>;
}
