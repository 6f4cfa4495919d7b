/** English words of the pages that the links in newsletter mails open, in live mode (SPEC section 4, Newsletter). */
export const newsletterPages = {
  'newsletterPage.confirm.title': 'Confirm your subscription',
  'newsletterPage.confirm.button': 'Subscribe',
  'newsletterPage.confirmed.title': 'You are subscribed',
  'newsletterPage.confirmed.text': 'The next letter goes to you as well. You can leave whenever you like.',
  'newsletterPage.leave.title': 'Leave the newsletter',
  'newsletterPage.leave.text': 'Press the button, and we send no more letters to this address.',
  'newsletterPage.leave.button': 'Unsubscribe',
  'newsletterPage.left.title': 'You are unsubscribed',
  'newsletterPage.left.text': 'We have taken your address off the list.',
  'newsletterPage.leftBefore.title': 'This link has been used',
  'newsletterPage.leftBefore.text':
    'Its address was taken off the list. Should a letter still come, use the link at the end of that letter.',
  'newsletterPage.used.title': 'This link no longer works',
  'newsletterPage.used.text':
    'It was used already, or it is too old. If you have confirmed before, there is nothing left to do; otherwise you can sign up again on our site.',
  'newsletterPage.busy.title': 'That did not work',
  'newsletterPage.busy.text': 'We cannot do this at the moment. Please try again in a minute.',
  'newsletterPage.home': 'To the home page of {brand}',
} as const;
