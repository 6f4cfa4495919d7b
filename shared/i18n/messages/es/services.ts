import { defineMessages } from '#shared/i18n/define-messages.ts';
import { services as english } from '#shared/i18n/messages/en/services.ts';

/** Spanish words of the services overview, and of what all service pages share. */
export const services = defineMessages(english, {
  'breadcrumb.label': 'Ruta de navegación',

  // Services overview
  'services.covers': 'Qué incluye «{service}»',

  // Every service page
  'service.request': 'Solicitar una consulta',

  // Amounts of money
  'amount.free': 'Gratis',
  'amount.from': 'Desde {amount}',
  'amount.onRequest': 'A consultar',
  'amount.vat.excluded': 'sin IVA',
  'amount.vat.included': 'IVA incluido',
  'amount.vat.with': '{amount} con IVA',
  'amount.hour': '{amount} por hora',
  'amount.day': '{amount} al día',
  'amount.month': '{amount} al mes',
  'amount.year': '{amount} al año',

  'figure.years.title': 'Año tras año',
  'figure.years.caption': 'Tamaño del equipo al final de cada año. Barras a escala.',
});
