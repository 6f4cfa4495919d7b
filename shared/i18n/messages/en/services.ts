/**
 * English words of the services overview, and of what all service pages share; the rest is content (SPEC
 * section 2).
 */
export const services = {
  'breadcrumb.label': 'Breadcrumb',

  // Services overview
  'services.covers': 'What {service} covers',

  // Every service page
  'service.request': 'Request Consultation',

  // Amounts of money
  'amount.free': 'Free',
  'amount.from': 'From {amount}',
  'amount.onRequest': 'On request',
  'amount.vat.excluded': 'plus VAT',
  'amount.vat.included': 'VAT included',
  'amount.vat.with': '{amount} including VAT',
  'amount.hour': '{amount} an hour',
  'amount.day': '{amount} a day',
  'amount.month': '{amount} a month',
  'amount.year': '{amount} a year',

  'figure.years.title': 'Year by year',
  'figure.years.caption': 'Team size at the end of each year. Bars drawn to scale.',
} as const;
