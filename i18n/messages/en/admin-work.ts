/** English words of the team’s work in live mode: stages, mails, notes, many records at once. */
export const adminWork = {
  'desk.stage.interview': 'Interview',
  'desk.stage.offer': 'Offer',
  'desk.stage.hired': 'Hired',
  'desk.stage.declined': 'Declined',
} as const;
