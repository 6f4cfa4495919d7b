import { defineMessages } from '#shared/i18n/define-messages.ts';
import { feeds as english } from '#shared/i18n/messages/en/feeds.ts';

/** French words of the feeds and the calendar files, and of what leads to them. */
export const feeds = defineMessages(english, {
  // Feeds
  'feed.blog.title': '{brand}, le blog',
  'feed.blog.follow': 'Les nouveaux articles dans votre lecteur de flux\u00A0:',
  'feed.jobs.title': 'Offres d’emploi chez {brand}',
  'feed.jobs.description': 'Tous les postes à pourvoir avec leur description, les plus récents d’abord.',
  'feed.jobs.follow': 'Les nouvelles offres dans votre lecteur de flux\u00A0:',

  // Calendar files
  'calendar.location': 'En ligne (lien après l’inscription)',
  'calendar.speakers': 'Intervenants\u00A0: {names}',
  'calendar.register': 'Inscription\u00A0: {link}',
  'calendar.reminder': '{title} commence dans {minutes} minutes',
});
