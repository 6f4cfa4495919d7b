/** English words of the pages that the links in newsletter mails open, in live mode (SPEC section 4, Newsletter). */
export const newsletterPages = {
  'newsletterPage.confirm.title': 'Confirm your subscription',
  'newsletterPage.confirm.button': 'Subscribe',
  'newsletterPage.confirmed.title': 'You are subscribed',
  'newsletterPage.confirmed.text':
    'Our next letter comes to you as well. You can unsubscribe whenever you like.',
  'newsletterPage.leave.title': 'Leave the newsletter',
  'newsletterPage.leave.text': 'Press the button, and we will send no more letters to this address.',
  'newsletterPage.leave.button': 'Unsubscribe',
  'newsletterPage.left.title': 'You are unsubscribed',
  'newsletterPage.left.text': 'We have taken your address off the list.',
  'newsletterPage.leftBefore.title': 'This link has been used',
  'newsletterPage.leftBefore.text':
    'The address was taken off our list. If another letter comes, use the link at the end of it.',
  'newsletterPage.used.title': 'This link no longer works',
  'newsletterPage.used.text':
    'It has been used, or it is too old. If you have confirmed before, there is nothing left to do; otherwise you can sign up again on our site.',
  'newsletterPage.busy.title': 'That did not work',
  'newsletterPage.busy.text': 'We cannot do this at the moment. Please try again in a minute.',
  'newsletterPage.home': 'To the home page of {brand}',
} as const;
