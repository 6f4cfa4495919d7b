/** English words of the team’s work in live mode: stages, mails, notes, many records at once. */
export const adminWork = {
  'desk.stage.interview': 'Interview',
  'desk.stage.offer': 'Offer',
  'desk.stage.hired': 'Hired',
  'desk.stage.declined': 'Declined',
  'desk.notes.new': 'New note',
  'desk.notes.add': 'Add note',
  'desk.notes.earlier': 'From before notes had authors',
  'desk.notes.delete': 'Delete this note',
  'desk.notes.delete.title': 'Delete this note?',
} as const;
