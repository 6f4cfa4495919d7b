import { defineMessages } from '#shared/i18n/define-messages.ts';
import { home as english } from '#shared/i18n/messages/en/home.ts';

/** French words of the home page and of the blocks other pages share with it. */
export const home = defineMessages(english, {
  // Hero
  'hero.cta': 'Parler de votre projet',
  'hero.secondary': 'Voir nos réalisations',
  'home.claims.label': 'Ce sur quoi vous pouvez compter',

  // Services
  'services.title': 'Nos services',
  'home.services.all': 'Tous les services',
  'service.learnMore': 'En savoir plus',
  'service.learnMore.about': 'sur « {service} »',

  // Testimonials
  'testimonials.title': 'Ce que disent nos clients',
  'testimonials.previous': 'Témoignage précédent',
  'testimonials.next': 'Témoignage suivant',
  'testimonial.rating': 'Note : {rating} sur {max}',
  'testimonial.label': 'Témoignage {index} sur {total} : {name}',
  'testimonial.byline': '{role}, {company}',
  'testimonial.source': 'Lire l’avis',
  'clients.label': 'Nos clients',

  // Newsletter
  'newsletter.label': 'E-mail professionnel',
  'newsletter.placeholder': 'nom@entreprise.fr',
  'newsletter.subscribe': 'S’abonner',
  'newsletter.subscribing': 'Envoi…',
  'newsletter.thanks': 'Merci de votre abonnement.',
  'newsletter.again': 'Abonner une autre adresse',
  'newsletter.toast.title': 'C’est fait !',
  'newsletter.toast.description': 'Votre abonnement à notre lettre d’information est enregistré.',

  // Blog teasers
  'home.posts.all': 'Tous les articles',
  'post.readingTime.one': '{count}\u00A0min de lecture',
  'post.readingTime.other': '{count}\u00A0min de lecture',
  'post.category.all': 'Tous',
});
