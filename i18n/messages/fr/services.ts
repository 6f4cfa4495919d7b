import { defineMessages } from '../../define-messages.ts';
import { services as english } from '../en/services.ts';

/** French words of the services overview, and of what all service pages share. */
export const services = defineMessages(english, {
  'breadcrumb.label': 'Fil d’Ariane',

  // Services overview
  'services.head.title': 'Services informatiques, du cloud au support | {brand}',
  'services.head.description':
    'Sept services d’une seule équipe : cloud, bases de données, applications, web, DevOps, cybersécurité et support. Ce que couvre chacun, point par point.',
  'services.lead':
    'Des solutions informatiques complètes pour votre entreprise : sept couches d’un même carottage. Prenez celle qu’il vous faut ; chacune est faite pour porter les autres.',
  'services.core.caption': 'Fig. 1. Sept services, un seul carottage',
  'services.covers': 'Ce que couvre « {service} »',
  'services.approach.title': 'Quatre étapes, dans cet ordre',
  'services.approach.lead':
    'Le plan, le trait, la pierre, puis le plus long : garder l’ensemble en meilleur état qu’avant.',
  'services.approach.discovery': 'Découverte',
  'services.approach.discovery.text':
    'Nous relevons ce que vous exploitez, qui en dépend et ce que cela coûte. Le relevé vous reste, quoi que vous décidiez ensuite.',
  'services.approach.planning': 'Planification',
  'services.approach.planning.text':
    'La cible est dessinée en entier : conception, risques, ordre des travaux, prix. Vous signez un plan, pas une promesse.',
  'services.approach.implementation': 'Mise en œuvre',
  'services.approach.implementation.text':
    'Nous construisons par petites étapes, toutes répétées et réversibles. L’ancien et le nouveau tournent côte à côte jusqu’à ce que leurs chiffres concordent.',
  'services.approach.optimization': 'Optimisation',
  'services.approach.optimization.text':
    'Nous mesurons par rapport au premier diagnostic et continuons les réglages. Vous recevez le rapport chaque mois, en chiffres clairs.',
  'services.closing.title': 'Vous ne savez pas quelle couche se fissure ?',
  'services.closing.text':
    'Apportez-nous le symptôme. En quarante-cinq minutes, un ingénieur principal vous dit d’où il vient.',

  // Every service page
  'service.request': 'Demander un entretien',
});
