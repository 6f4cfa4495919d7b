import { expect, it } from 'vitest';
import { resumeNotes } from './resume-field.tsx';

const megabyte = 1024 * 1024;

it.each(['resume.pdf', 'RESUME.PDF', 'a.b.doc', 'résumé 履歴書.docx'])(
  'has nothing against %s (R216)',
  (name) => {
    expect(resumeNotes({ name, size: 1 })).toEqual([]);
  },
);

it('shows a note above 5 MB, not at 5 MB (R217, R218)', () => {
  expect(resumeNotes({ name: 'a.pdf', size: 5 * megabyte })).toEqual([]);
  expect(resumeNotes({ name: 'a.pdf', size: 5 * megabyte + 1 })).toEqual(['large']);
});

it('shows a note for an empty file and for another format', () => {
  expect(resumeNotes({ name: 'a.doc', size: 0 })).toEqual(['empty']);
  expect(resumeNotes({ name: 'setup.exe', size: 1 })).toEqual(['otherFormat']);
  expect(resumeNotes({ name: 'pdf', size: 0 })).toEqual(['empty', 'otherFormat']);
});
