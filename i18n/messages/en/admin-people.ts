/** English words of the dashboard’s users, their accounts and the log. */
export const adminPeople = {
  'log.subject.users': 'Users',
  'log.subject.webhooks': 'Connections',
  'log.subject.account': 'Own account',
} as const;
