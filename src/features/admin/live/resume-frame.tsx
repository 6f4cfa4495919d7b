import type { DeskApplication } from '../../../ports/admin-desk.ts';
import { fill } from '../../../lib/template.ts';
import type { WorkWords } from './work-words.ts';
import styles from './work.module.css';

/** Whether the resume is of a kind that can stand beside the record; others are downloaded. */
export const isShowable = ({ resume }: DeskApplication): boolean => resume.type === 'application/pdf';

/**
 * A PDF resume beside the record. It is sandboxed by the policy that it is sent with: with the attribute
 * Chromium would not show it (its viewer counts as a plugin).
 */
export function ResumeFrame({
  href,
  name,
  words,
}: {
  href: string;
  name: string;
  words: WorkWords['resume'];
}) {
  // oxlint-disable-next-line react/iframe-missing-sandbox
  return <iframe className={styles.resume} src={href} title={fill(words.frame, { name })} />;
}
