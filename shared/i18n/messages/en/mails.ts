/**
 * English words of the mails of live mode (SPEC section 7). Confirmations come in the sender's language,
 * notices in the site's default one.
 */
export const mails = {
  'mail.line': '{label}: {value}',
  'mail.greeting': 'Dear {firstName},',
  'mail.greeting.nameless': 'Hello,',
  'mail.language': 'Language',

  // To an applicant (SPEC section 7 fixes what it says)
  'mail.application.subject': 'Thank you for applying for the position of {job}',
  'mail.application.thanks': 'Thank you for your application for the position of {job} at {brand}.',
  'mail.application.reply':
    'If you would like to add something, or withdraw your application, write to {email}.',
  'mail.application.closing': 'Best regards,',
  'mail.application.signature': 'The hiring team at {brand}',

  // To the hiring team
  'mail.applicationNotice.subject': 'New application for {job}: {name}',
  'mail.applicationNotice.logIn': 'Log in to the admin dashboard to read the application: {address}',

  // To somebody who wrote
  'mail.enquiry.subject': 'Your message to {brand} has arrived',
  'mail.enquiry.thanks': 'Thank you for your message.',
  'mail.enquiry.reply': 'If you would like to add something, just reply to this email.',
  'mail.enquiry.mistaken':
    'If you did not write to us, somebody mistyped their own address, and you need not do anything.',

  // To those who answer enquiries
  'mail.enquiryNotice.subject': 'New inquiry from {name}',
  'mail.enquiryNotice.reply': 'Reply to this email and your answer goes to {name}.',
  'mail.enquiryNotice.logIn': 'All inquiries are in the admin dashboard: {address}',

  // To a new address on the newsletter's list
  'mail.newsletter.subject': 'Please confirm your subscription to the {brand} newsletter',
  'mail.newsletter.confirm': 'To confirm, open this page and click the button:',
  'mail.newsletter.expiry': 'The link works once, within {hours} hours.',
  'mail.newsletter.ignore':
    'If this was not you, you need not do anything: without your confirmation we send nothing.',
  'mail.newsletter.leave': 'To unsubscribe, now or later, open this page:',
} as const;
