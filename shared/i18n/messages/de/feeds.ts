import { defineMessages } from '#shared/i18n/define-messages.ts';
import { feeds as english } from '#shared/i18n/messages/en/feeds.ts';

/** German words of the feeds and the calendar files, and of what leads to them. */
export const feeds = defineMessages(english, {
  // Feeds
  'feed.blog.title': 'Blog von {brand}',
  'feed.blog.follow': 'Neue Artikel im Feedreader:',
  'feed.jobs.title': 'Offene Stellen bei {brand}',
  'feed.jobs.description': 'Alle offenen Stellen mit Beschreibung, die neuesten zuerst.',
  'feed.jobs.follow': 'Neue Stellen im Feedreader:',

  // Calendar files
  'calendar.location': 'Online (Link nach der Anmeldung)',
  'calendar.speakers': 'Vortragende: {names}',
  'calendar.register': 'Anmeldung: {link}',
  'calendar.reminder': '{title} beginnt in {minutes} Minuten',
});
