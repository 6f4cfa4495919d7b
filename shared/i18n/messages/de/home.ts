import { defineMessages } from '#shared/i18n/define-messages.ts';
import { home as english } from '#shared/i18n/messages/en/home.ts';

/** German words of the home page and of the blocks other pages share with it. */
export const home = defineMessages(english, {
  // Hero
  'hero.cta': 'Projekt besprechen',
  'hero.secondary': 'Referenzen ansehen',
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
  'testimonial.rating': 'Mit {rating} von {max} bewertet',
  'testimonial.label': 'Kundenstimme {index} von {total}: {name}',
  'testimonial.byline': '{role}, {company}',
  'testimonial.source': 'Zur Bewertung',
  'clients.label': 'Kunden',

  // Newsletter
  'newsletter.label': 'Geschäftliche E-Mail',
  'newsletter.placeholder': 'name@firma.de',
  'newsletter.subscribe': 'Abonnieren',
  'newsletter.subscribing': 'Wird gesendet …',
  'newsletter.thanks': 'Vielen Dank für Ihre Anmeldung.',
  'newsletter.again': 'Weitere E-Mail-Adresse anmelden',
  'newsletter.toast.title': 'Geschafft!',
  'newsletter.toast.description': 'Sie haben unseren Newsletter abonniert.',

  // Blog teasers
  'home.posts.all': 'Alle Artikel',
  'post.readingTime.one': '{count}\u00A0Min.\u00A0Lesezeit',
  'post.readingTime.other': '{count}\u00A0Min.\u00A0Lesezeit',
  'post.category.all': 'Alle',
});
