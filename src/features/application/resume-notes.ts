import { limits } from '../../../shared/limits.ts';

/** Possible problems of a resume; none of them blocks sending. */
export type ResumeNote = 'large' | 'empty' | 'otherFormat';

const { resumeMaxBytes, resumeFormats } = limits.application;

/** The notes for a file (SPEC section 5: format and size are not enforced). */
export function resumeNotes({ name, size }: { name: string; size: number }): ResumeNote[] {
  const notes: ResumeNote[] = [];
  if (size > resumeMaxBytes) notes.push('large');
  if (size === 0) notes.push('empty');
  if (!resumeFormats.some((ending) => name.toLowerCase().endsWith(ending))) notes.push('otherFormat');
  return notes;
}
