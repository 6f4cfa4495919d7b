/** English words of the legal pages around their texts. */
export const legal = {
  'legal.lastUpdated': 'Last Updated: {date}',
  'legal.inShort': 'In short',

  // What browsers keep, by key: content/pages/stored-entries.ts
  'legal.stored.theme': 'light, dark or the setting of your device',
  'legal.stored.language': 'the language you chose',
  'legal.stored.consent': 'your choice about optional scripts',
  'legal.stored.applicationDrafts': 'drafts of your applications, only if you ask for them',
  'legal.stored.typedText': 'what you typed, so that it is still there after a change of language or tab',
  'legal.stored.admin': 'that someone on our team is logged in; never set for visitors',
  'legal.stored.session': 'the login of our own team; never set for visitors',
  'legal.stored.login': 'that someone on our team is logging in; never set for visitors',
  'legal.stored.browser':
    'that someone on our team has logged in with this browser before; never set for visitors',
  'legal.stored.inSession': 'session storage, until the next page has loaded',
  'legal.stored.inStorage': 'local storage, until you delete it',
  'legal.stored.inStorageFor': 'local storage, {time} at most',
  'legal.stored.inCookieFor': 'cookie, {time} at most',
  'legal.stored.noScripts': 'Optional scripts: none on this site.',
  'legal.stored.scripts': 'Optional scripts, only after “{accept}”: {scripts}.',

  // How long data are kept: legal/settings.yaml of the site
  'legal.kept.counts': 'Request counts by IP address',
  'legal.kept.logs': 'Server logs',
  'legal.kept.spam': 'Messages filtered as spam',
  'legal.kept.unconfirmed': 'Unconfirmed sign-ups',
  'legal.kept.repeats': 'Identifiers that prevent duplicate submissions',
  'legal.kept.backups': 'Backups',
  'legal.kept.mails': 'Copies of our emails and notices',
  'legal.kept.enquiries': 'Inquiries',
  'legal.kept.applications': 'Job applications',
  'legal.kept.subscription': 'Newsletter subscription',
  'legal.kept.untilLeft': 'until you unsubscribe',
  'legal.retention.note': 'Bars to scale, in days. The open bar ends when you unsubscribe.',
} as const;
