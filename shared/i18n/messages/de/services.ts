import { defineMessages } from '#shared/i18n/define-messages.ts';
import { services as english } from '#shared/i18n/messages/en/services.ts';

/** German words of the services overview, and of what all service pages share. */
export const services = defineMessages(english, {
  'breadcrumb.label': 'Navigationspfad',

  // Services overview
  'services.covers': 'Leistungsumfang: {service}',

  // Every service page
  'service.request': 'Beratung anfragen',

  // Amounts of money
  'amount.free': 'Kostenlos',
  'amount.from': 'Ab {amount}',
  'amount.onRequest': 'Auf Anfrage',
  'amount.vat.excluded': 'zzgl. MwSt.',
  'amount.vat.included': 'inkl. MwSt.',
  'amount.vat.with': '{amount} mit MwSt.',
  'amount.hour': '{amount} pro Stunde',
  'amount.day': '{amount} pro Tag',
  'amount.month': '{amount} pro Monat',
  'amount.year': '{amount} pro Jahr',

  'figure.years.title': 'Jahr für Jahr',
  'figure.years.caption': 'Teamgröße am Ende jedes Jahres. Balken maßstäblich.',
});
