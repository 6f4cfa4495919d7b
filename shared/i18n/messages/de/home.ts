import { defineMessages } from '#shared/i18n/define-messages.ts';
import { home as english } from '#shared/i18n/messages/en/home.ts';

/** German words of the home page and of the blocks other pages share with it. */
export const home = defineMessages(english, {
  // Hero
  'hero.cta': 'Projekt besprechen',
  'hero.secondary': 'Projekte ansehen',
  'home.claims.label': 'Worauf Sie zählen können',

  // Services
  'services.title': 'Unsere Leistungen',
  'home.services.all': 'Alle Leistungen',
  'service.learnMore': 'Mehr erfahren',
  'service.learnMore.about': 'über {service}',

  // Testimonials
  'testimonials.title': 'Was Kunden sagen',
  'testimonials.previous': 'Vorherige Kundenstimme',
  'testimonials.next': 'Nächste Kundenstimme',
  'testimonials.rating': 'Mit {rating} von {max} bewertet',
  'testimonials.slide': 'Kundenstimme {index} von {total}: {name}',
  'testimonials.byline': '{role}, {company}',
  'clients.label': 'Kunden',

  // Newsletter
  'newsletter.label': 'Geschäftliche E-Mail',
  'newsletter.placeholder': 'name@firma.de',
  'newsletter.subscribe': 'Abonnieren',
  'newsletter.subscribing': 'Wird gesendet …',
  'newsletter.help': 'Wir nutzen Ihre Adresse nur für den Newsletter.',
  'newsletter.thanks.title': 'Vielen Dank für Ihre Anmeldung.',
  'newsletter.again': 'Weitere E-Mail-Adresse anmelden',
  'newsletter.toast.title': 'Geschafft!',
  'newsletter.toast.text': 'Sie haben unseren Newsletter abonniert.',

  // Blog teasers
  'home.posts.all': 'Alle Artikel',
  'post.readingTime.one': '{count}\u00A0Min.\u00A0Lesezeit',
  'post.readingTime.other': '{count}\u00A0Min.\u00A0Lesezeit',
  'post.category.all': 'Alle',
});
