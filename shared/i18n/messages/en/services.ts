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
  'amount.hour': '{amount} an hour',
  'amount.day': '{amount} a day',
  'amount.month': '{amount} a month',
  'amount.year': '{amount} a year',

  // Figures that answer (src/components/live-figure): their controls, and the sentences they say
  'figure.walk.next': 'Next step',
  'figure.walk.says': 'Step {step} of {count}: {stage}, with {tools}',
  'figure.weight.weigh': 'Weigh this page',
  'figure.weight.before': 'The page you are reading has a weight too.',
  'figure.weight.says': 'The lower bar is this visit so far: {total} in {files} files.',
  'figure.weight.here': '{size} here',
  'figure.week.label': 'Time in {city}',
  'figure.week.caption': 'One week in {city}, hour by hour. In color: the office is open.',
  'figure.week.cases': '{time} in {city}. Answered now: {now}.',
  'figure.plan.pick': 'Plans to look at',
  'figure.plan.paste': 'Or paste your own plan',
  'figure.plan.hint':
    'What EXPLAIN ANALYZE prints in PostgreSQL or MySQL, up to {limit}. It stays in your browser.',
  'figure.plan.says': 'The slowest step, with {share}: {step}',
  'figure.plan.tooLong': 'This text is {size} long. Plans up to {limit} are read here.',
  'figure.plan.unknown':
    'There is no plan in this text. Paste the lines that EXPLAIN prints, with their cost.',
  'figure.ring.label': 'Take a column out',
  'figure.ring.closed': 'All {count} columns stand.',
  'figure.ring.without': 'Left open without {title}: {exposed}',
  'figure.years.title': 'Year by year',
  'figure.years.caption': 'Team at the end of each year, the last one to date. Bars drawn to scale.',
} as const;
