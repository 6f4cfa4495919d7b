import { defineMessages } from '../../define-messages.ts';
import { figures as english } from '../en/figures.ts';

/** French words of the figures that answer. */
export const figures = defineMessages(english, {
  'figure.walk.next': 'Étape suivante',
  'figure.walk.says': 'Étape {step} sur {count} : {stage}, avec {tools}',
  'figure.weight.weigh': 'Peser cette page',
  'figure.weight.before': 'La page que vous lisez a un poids, elle aussi.',
  'figure.weight.says': 'Cette page : {total} en {files} fichiers. {parts}',
  'figure.week.title': 'Qui répond, et quand',
  'figure.week.label': 'Heure à {city}',
  'figure.week.caption': 'Une semaine à {city}, heure par heure. En couleur : le bureau est ouvert.',
  'figure.week.open': '{time} à {city} : le bureau répond.',
  'figure.week.support': '{time} à {city} : le bureau est fermé. Support : {support}.',
  'figure.week.closed': '{time} à {city} : le bureau est fermé. Réouverture : {opens}.',
  'figure.week.cases': '{time} à {city}. Pris en charge à cette heure : {now}.',
});
