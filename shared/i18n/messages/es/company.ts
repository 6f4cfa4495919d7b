import { defineMessages } from '#shared/i18n/define-messages.ts';
import { company as english } from '#shared/i18n/messages/en/company.ts';

/** Spanish words of the pages about, team and portfolio. */
export const company = defineMessages(english, {
  // Team
  'team.profile': 'Perfil de {name} en {network}',
  'team.noProfile': 'Aún sin perfil público',
  'team.join.link': 'Ver vacantes',

  // Portfolio
  'portfolio.browser.title': 'Proyectos',
  'portfolio.browser.filterLabel': 'Filtrar por categoría',
  'portfolio.filter.all': 'Todos',
  'portfolio.results.one': '{count} proyecto',
  'portfolio.results.other': '{count} proyectos',
  'portfolio.client': 'Cliente',
  'portfolio.categories': 'Categorías',
  'portfolio.technologies': 'Tecnologías',
  'portfolio.empty.title': 'No se han encontrado proyectos',
  'portfolio.empty.text': 'Ahora mismo no hay proyectos en esta categoría. Pruebe con otro filtro.',
  'portfolio.empty.showAll': 'Ver todos los proyectos',
  'portfolio.featured.read': 'Leer el caso',
  'portfolio.featured.about': '({client})',
  'portfolio.featured.glance': 'De un vistazo',
  'portfolio.featured.alert': '«{title}» ({client}): {figure} {figureLabel}. El caso cuenta cómo se logró.',
});
