import { defineMessages } from '../../define-messages.ts';
import { home as english } from '../en/home.ts';

/** Spanish words of the home page and of the blocks other pages share with it. */
export const home = defineMessages(english, {
  // Document head
  'home.head.title': '{brand}: soluciones de TI que soportan carga',
  'home.head.description':
    'Nube, bases de datos, aplicaciones, DevOps y seguridad con un solo equipo de ingeniería. Medimos antes y después, y estamos de guardia todo el año.',

  // Hero
  'hero.title': 'Impulsamos su evolución digital',
  'hero.subtitle': 'Ofrecemos soluciones de TI de vanguardia que transforman su empresa',
  'hero.cta': 'Empezar ahora',
  'hero.secondary': 'Ver nuestros proyectos',
  'hero.caption': 'Fig. 1. Del plano a la piedra: un campo de {columns} columnas',
  'home.trust': 'Más de 500 empresas de todo el mundo confían en nosotros',
  'home.claims.label': 'Con qué puede contar',
  'home.claim.certified': 'Certificados en ISO 27001 y SOC 2 Type II',
  'home.claim.onCall': 'Ingenieros de guardia 24/7, todos los días del año',
  'home.claim.cost': 'Hasta un 30 % menos de costes el primer año',

  // Services
  'services.title': 'Nuestros servicios',
  'services.subtitle': 'Soluciones de TI integrales para su empresa',
  'home.services.all': 'Todos los servicios',
  'service.learnMore': 'Más información',
  'service.learnMore.about': 'sobre {service}',

  // Why choose
  'why.title': 'Por qué elegir {brand}',
  'why.lead':
    'Cuatro promesas, cada una con su cálculo a la vista. Todas las figuras parten de cero y están a escala.',
  'proof.month': 'Mes {number}',
  'proof.cost.number': 'Hasta un 30 %',
  'proof.cost.claim': 'menos de coste operativo',
  'proof.cost.text': 'Anotamos lo que paga el primer día y cada mes le mostramos la comparación.',
  'proof.cost.caption':
    'Fig. 2. Esquema. Coste mensual como índice: 100 en el diagnóstico, 70 en el duodécimo mes.',
  'proof.cost.alt': 'Doce columnas mensuales que bajan de 100 a 70.',
  'proof.cost.less': '30 menos',
  'proof.deploy.number': 'Un 80 % más rápido',
  'proof.deploy.claim': 'cada despliegue',
  'proof.deploy.text': 'De la fusión a producción, cuando la espera es cosa del pipeline.',
  'proof.deploy.caption':
    'Fig. 3. Esquema. Tiempo por despliegue, antes = 100. Una columna equivale a cinco.',
  'proof.deploy.alt': 'Veinte columnas antes, cuatro después.',
  'proof.deploy.before': 'Antes',
  'proof.deploy.after': 'Después',
  'proof.week.number': '24/7/365',
  'proof.week.claim': 'responde un ingeniero',
  'proof.week.text':
    'El horario de oficina ocupa 45 de las 168 horas de la semana. El resto también está cubierto.',
  'proof.week.caption': 'Fig. 4. Las 168 horas de una semana, un hexágono por hora.',
  'proof.week.alt': 'Siete filas de 24 hexágonos, todos llenos.',
  'proof.week.office': 'Horario de oficina, 45',
  'proof.week.onCall': 'De guardia, 123',
  'proof.week.night': 'Sábado, 3:00',
  'proof.week.monday': 'Lu',
  'proof.week.tuesday': 'Ma',
  'proof.week.wednesday': 'Mi',
  'proof.week.thursday': 'Ju',
  'proof.week.friday': 'Vi',
  'proof.week.saturday': 'Sá',
  'proof.week.sunday': 'Do',
  'proof.migrate.number': 'De 2 a 12 meses',
  'proof.migrate.claim': 'para una migración',
  'proof.migrate.text': 'El diagnóstico le dice dónde se sitúa antes de comprometerse.',
  'proof.migrate.caption': 'Fig. 5. Una columna por mes. Maciza: el caso más corto. Dibujada: el margen.',
  'proof.migrate.alt': 'Pequeñas y medianas: de dos a cuatro meses. Grandes empresas: de seis a doce meses.',
  'proof.migrate.small': 'Pequeñas y medianas',
  'proof.migrate.smallRange': '2-4 meses',
  'proof.migrate.enterprise': 'Grandes empresas',
  'proof.migrate.enterpriseRange': '6-12 meses',

  // Testimonials
  'testimonials.title': 'Lo que dicen nuestros clientes',
  'testimonials.previous': 'Testimonio anterior',
  'testimonials.next': 'Testimonio siguiente',
  'testimonials.rating': 'Valoración: {rating} de {max}',
  'testimonials.slide': 'Testimonio {index} de {total}: {name}',
  'testimonials.byline': '{role}, {company}',
  'clients.label': 'Clientes',

  // Newsletter
  'newsletter.title': 'Un boletín al mes, de quienes hicieron el trabajo',
  'newsletter.lead':
    'Notas de campo sobre migraciones, caídas y los arreglos que aguantaron. Nada de publicidad.',
  'newsletter.label': 'Correo de trabajo',
  'newsletter.placeholder': 'nombre@empresa.es',
  'newsletter.subscribe': 'Suscribirse',
  'newsletter.subscribing': 'Suscribiendo…',
  'newsletter.help': 'Usamos su dirección para el boletín y para nada más.',
  'newsletter.thanks.title': 'Gracias. El próximo boletín es suyo.',
  'newsletter.thanks.text': 'Lo enviaremos a {email}.',
  'newsletter.again': 'Suscribir otro correo',
  'newsletter.toast.title': '¡Listo!',
  'newsletter.toast.text': 'Se ha suscrito a nuestro boletín.',

  // Blog teasers
  'home.posts.title': 'Del cuaderno de campo',
  'home.posts.all': 'Todos los artículos',
  'post.readingTime.one': '{count} min de lectura',
  'post.readingTime.other': '{count} min de lectura',
  'post.category.all': 'Todos',

  // Consultation banner
  'consultation.title': 'Tráiganos el sistema que le preocupa',
  'consultation.text':
    'Cuarenta y cinco minutos con un ingeniero principal. Se lleva una valoración por escrito, nos contrate o no.',
  'consultation.button': 'Reservar una consulta',
});
