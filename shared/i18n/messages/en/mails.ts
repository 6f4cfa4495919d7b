/** English texts of the emails of live mode, and of the pages that their links open. */
export const mails = {
  'mail.greeting': 'Dear {firstName},',
  'mail.greeting.nameless': 'Hello,',
  'mail.language': 'Language',

  // Where an enquiry came from
  'source.page': 'Page with the form',
  'source.firstPage': 'First page',
  'source.referrer': 'Came from',
  'source.campaign': 'Campaign',

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
  'mail.enquiry.subject': 'Thank you for your message to {brand}',
  'mail.enquiry.thanks': 'Thank you for your message.',
  'mail.enquiry.reply': 'If you would like to add something, just reply to this email.',
  'mail.enquiry.mistaken':
    'If you did not write to us, someone entered your address by mistake. You do not need to do anything.',

  // To those who answer enquiries
  'mail.enquiryNotice.subject': 'New inquiry from {name}',
  'mail.enquiryNotice.reply': 'Reply to this email and your answer goes to {name}.',
  'mail.enquiryNotice.logIn': 'All inquiries are in the admin dashboard: {address}',

  // To a new address on the newsletter's list
  'mail.newsletter.subject': 'Please confirm your subscription to the {brand} newsletter',
  'mail.newsletter.confirm': 'To confirm, open this page and click the button:',
  'mail.newsletter.expiry': 'The link works once, within {hours} hours.',
  'mail.newsletter.ignore':
    'If this was not you, you can ignore this email: we will not send you anything unless you confirm.',
  'mail.newsletter.leave': 'To unsubscribe, now or later, open this page:',

  // Pages that the links in newsletter emails open (SPEC section 4, Newsletter)
  'newsletterPage.confirm.title': 'Confirm your subscription',
  'newsletterPage.confirm.button': 'Subscribe',
  'newsletterPage.confirmed.title': 'You have subscribed',
  'newsletterPage.confirmed.text': 'You will receive the next issue. You can unsubscribe at any time.',
  'newsletterPage.leave.title': 'Unsubscribe from the newsletter',
  'newsletterPage.leave.text': 'Click the button and we will not send any more emails to this address.',
  'newsletterPage.leave.button': 'Unsubscribe',
  'newsletterPage.left.title': 'You have unsubscribed',
  'newsletterPage.left.text': 'We have removed your address from the list.',
  'newsletterPage.leftBefore.title': 'You are no longer on the list',
  'newsletterPage.leftBefore.text':
    'The address this link was sent to is no longer on the list. If you receive another issue, use the link at the end of that one.',
  'newsletterPage.used.title': 'This link no longer works',
  'newsletterPage.used.text':
    'It has already been used or has expired. If you have confirmed before, there is nothing left to do; otherwise you can sign up again on our website.',
  'newsletterPage.busy.title': 'That did not work',
  'newsletterPage.busy.text': 'We cannot do this right now. Please try again in a minute.',
  'newsletterPage.home': 'Go to the {brand} home page',
} as const;
