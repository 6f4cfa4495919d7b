import { defineMessages } from '#shared/i18n/define-messages.ts';
import { services as english } from '#shared/i18n/messages/en/services.ts';

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
  'amount.onRequest': 'Sur demande',
  'amount.vat.excluded': 'hors TVA',
  'amount.vat.included': 'TVA comprise',
  'amount.vat.with': '{amount} TVA comprise',
  'amount.hour': '{amount} par heure',
  'amount.day': '{amount} par jour',
  'amount.month': '{amount} par mois',
  'amount.year': '{amount} par an',

  'figure.years.title': 'Année après année',
  'figure.years.caption': 'Effectif à la fin de chaque année. Barres à l’échelle.',
});
