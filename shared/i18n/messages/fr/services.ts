import { defineMessages } from '../../define-messages.ts';
import { services as english } from '../en/services.ts';

/** French words of the services overview, and of what all service pages share. */
export const services = defineMessages(english, {
  'breadcrumb.label': 'Fil d’Ariane',

  // Services overview
  'services.covers': 'Ce que couvre « {service} »',

  // Every service page
  'service.request': 'Demander un rendez-vous',

  // Amounts of money
  'amount.free': 'Gratuit',
  'amount.from': 'À partir de {amount}',
  'amount.hour': '{amount} par heure',
  'amount.day': '{amount} par jour',
  'amount.month': '{amount} par mois',
  'amount.year': '{amount} par an',

  // Figures that answer (src/components/live-figure): their controls, and the sentences they say
  'figure.walk.next': 'Étape suivante',
  'figure.walk.says': 'Étape {step} sur {count} : {stage}, avec {tools}',
  'figure.weight.weigh': 'Peser cette page',
  'figure.weight.before': 'La page que vous lisez a un poids, elle aussi.',
  'figure.weight.says': 'La barre du bas est cette visite jusqu’ici\u00A0: {total} en {files} fichiers.',
  'figure.weight.here': 'ici {size}',
  'figure.week.label': 'Heure à {city}',
  'figure.week.caption': 'Une semaine à {city}, heure par heure. En couleur : le bureau est ouvert.',
  'figure.week.cases': '{time} à {city}. Pris en charge à cette heure : {now}.',
  'figure.plan.pick': 'Des plans à regarder',
  'figure.plan.paste': 'Ou collez votre propre plan',
  'figure.plan.hint':
    'Ce qu’affiche EXPLAIN ANALYZE dans PostgreSQL ou MySQL, jusqu’à {limit}. Rien ne quitte votre navigateur.',
  'figure.plan.says': 'L’étape la plus lente, avec {share} : {step}',
  'figure.plan.tooLong': 'Ce texte fait {size}. Les plans sont lus ici jusqu’à {limit}.',
  'figure.plan.unknown':
    'Ce texte ne contient pas de plan. Collez les lignes qu’affiche EXPLAIN, avec leur coût (cost).',
  'figure.ring.label': 'Retirer une colonne',
  'figure.ring.closed': 'Les {count} colonnes sont debout.',
  'figure.ring.without': 'Sans «\u00A0{title}\u00A0» reste ouvert\u00A0: {exposed}',
  'figure.years.title': 'Année après année',
  'figure.years.caption': 'Équipe à la fin de chaque année, la dernière à ce jour. Barres à l’échelle.',
});
