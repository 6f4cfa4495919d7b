/** What the log of the dashboard records (docs/decisions/015-people.md). */
export const auditActions = ['login', 'refused', 'view', 'change', 'export', 'delete'] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an action was done with. */
export const auditSubjects = [
  'session',
  'applications',
  'enquiries',
  'subscribers',
  'mails',
  'person',
  'users',
  'webhooks',
  'account',
  'log',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];
