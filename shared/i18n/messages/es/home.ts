import { defineMessages } from '#shared/i18n/define-messages.ts';
import { home as english } from '#shared/i18n/messages/en/home.ts';

/** Spanish words of the home page and of the blocks other pages share with it. */
export const home = defineMessages(english, {
  // Hero
  'hero.cta': 'Cuéntenos su proyecto',
  'hero.secondary': 'Ver nuestros proyectos',
  'home.claims.label': 'Con qué puede contar',

  // Services
  'services.title': 'Nuestros servicios',
  'home.services.all': 'Todos los servicios',
  'service.learnMore': 'Más información',
  'service.learnMore.about': 'sobre «{service}»',

  // Testimonials
  'testimonials.title': 'Lo que dicen nuestros clientes',
  'testimonials.previous': 'Testimonio anterior',
  'testimonials.next': 'Testimonio siguiente',
  'testimonial.rating': 'Valoración: {rating} de {max}',
  'testimonial.label': 'Testimonio {index} de {total}: {name}',
  'testimonial.byline': '{role}, {company}',
  'testimonial.source': 'Ver la reseña',
  'clients.label': 'Clientes',

  // Newsletter
  'newsletter.label': 'Correo profesional',
  'newsletter.placeholder': 'nombre@empresa.es',
  'newsletter.subscribe': 'Suscribirse',
  'newsletter.subscribing': 'Enviando…',
  'newsletter.thanks': 'Gracias por suscribirse.',
  'newsletter.again': 'Suscribir otro correo',
  'newsletter.toast.title': '¡Listo!',
  'newsletter.toast.description': 'Se ha suscrito a nuestro boletín.',

  // Blog teasers
  'home.posts.all': 'Todos los artículos',
  'post.readingTime.one': '{count}\u00A0min de lectura',
  'post.readingTime.other': '{count}\u00A0min de lectura',
  'post.category.all': 'Todos',
});
