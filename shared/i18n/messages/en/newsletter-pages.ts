/** English words of the pages that the links in newsletter mails open, in live mode (SPEC section 4, Newsletter). */
export const newsletterPages = {
  'newsletterPage.confirm.title': 'Confirm your subscription',
  'newsletterPage.confirm.button': 'Subscribe',
  'newsletterPage.confirmed.title': 'You are subscribed',
  'newsletterPage.confirmed.text': 'The next issue comes to you as well. You can unsubscribe at any time.',
  'newsletterPage.leave.title': 'Unsubscribe from the newsletter',
  'newsletterPage.leave.text': 'Click the button, and we will send nothing more to this address.',
  'newsletterPage.leave.button': 'Unsubscribe',
  'newsletterPage.left.title': 'You are unsubscribed',
  'newsletterPage.left.text': 'We have taken your address off the list.',
  'newsletterPage.leftBefore.title': 'This link has been used',
  'newsletterPage.leftBefore.text':
    'The address it belongs to is off the list. If another issue arrives anyway, use the link at the end of that one.',
  'newsletterPage.used.title': 'This link no longer works',
  'newsletterPage.used.text':
    'It has been used already, or it is too old. If you have confirmed before, there is nothing left to do; otherwise you can sign up again on our site.',
  'newsletterPage.busy.title': 'That did not work',
  'newsletterPage.busy.text': 'We cannot do this at the moment. Please try again in a minute.',
  'newsletterPage.home': 'To the home page of {brand}',
} as const;
