/**
 * English words of the mails of live mode (SPEC section 7). Confirmations come in the sender's language,
 * notices in the site's default one.
 */
export const mails = {
  'mail.line': '{label}: {value}',
  'mail.greeting': 'Dear {firstName},',
  'mail.greeting.nameless': 'Hello,',
  'mail.sender.team': 'The team',
  'mail.language': 'Language',

  // To an applicant (SPEC section 7 fixes what it says)
  'mail.application.subject': 'Thank you for applying to {job}',
  'mail.application.thanks': 'Thank you for applying for the position of {job} at {brand}.',
  'mail.application.reply':
    'If you would like to add something, or withdraw your application, write to {email}.',
  'mail.application.closing': 'Kind regards,',
  'mail.application.signature': 'The hiring team at {brand}',

  // To the hiring team
  'mail.applicationNotice.subject': 'New application for {job}: {name}',
  'mail.applicationNotice.logIn': 'Log in to the admin dashboard to read the application: {address}',

  // To those who answer enquiries
  'mail.enquiryNotice.subject': 'New enquiry from {name}',
  'mail.enquiryNotice.reply': 'Reply to this mail and your answer goes to {name}.',
  'mail.enquiryNotice.logIn': 'All enquiries are in the admin dashboard: {address}',

  // To a new address on the newsletter's list
  'mail.newsletter.subject': 'Please confirm your subscription to the {brand} newsletter',
  'mail.newsletter.confirm': 'To confirm, open this page and press the button:',
  'mail.newsletter.expiry': 'The link works once and for {hours} hours.',
  'mail.newsletter.ignore':
    'If it was not you, there is nothing to do: without confirmation we send nothing.',
  'mail.newsletter.leave': 'To leave the newsletter, now or later, open this page:',
} as const;
