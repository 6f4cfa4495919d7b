/** English words of mails to users of the dashboard. */
export const mailsPeople = {
  'mail.invitation.subject': 'Your invitation to the dashboard of {brand}',
  'mail.invitation.text': '{name} invites you to the dashboard of {brand}.',
  'mail.invitation.link': 'To join, open this page and choose a password:',
  'mail.invitation.expiry': 'The link works once, for {hours} hours.',
  'mail.invitation.ignore': 'If you do not expect this, you need not do anything.',
  'mail.reset.subject': 'A new password for the dashboard of {brand}',
  'mail.reset.text': 'Someone asked for a new password for your account in the dashboard of {brand}.',
  'mail.reset.link': 'To choose one, open this page:',
  'mail.reset.expiry': 'The link works once, for {minutes} minutes.',
  'mail.reset.ignore': 'If it was not you, you need not do anything: your password stays as it is.',
} as const;
