import { defineMessages } from '#shared/i18n/define-messages.ts';
import { feeds as english } from '#shared/i18n/messages/en/feeds.ts';

/** Spanish words of the feeds and the calendar files, and of what leads to them. */
export const feeds = defineMessages(english, {
  // Feeds
  'feed.blog.title': 'Blog de {brand}',
  'feed.blog.follow': 'Los nuevos artículos en su lector de feeds:',
  'feed.jobs.title': 'Vacantes en {brand}',
  'feed.jobs.description': 'Todas las vacantes con su descripción, las más recientes primero.',
  'feed.jobs.follow': 'Las nuevas vacantes en su lector de feeds:',

  // Calendar files
  'calendar.location': 'En línea (enlace tras la inscripción)',
  'calendar.speakers': 'Ponentes: {names}',
  'calendar.register': 'Inscripción: {link}',
  'calendar.reminder': '{title} empieza en {minutes} minutos',
});
