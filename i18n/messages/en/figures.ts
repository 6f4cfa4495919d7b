/**
 * English words of the figures that answer (src/ui/live-figure): their controls, and the sentences they say.
 */
export const figures = {
  'figure.walk.next': 'Next step',
  'figure.walk.says': 'Step {step} of {count}: {stage}, with {tools}',
  'figure.weight.weigh': 'Weigh this page',
  'figure.weight.before': 'The page you are reading has a weight too.',
  'figure.weight.says': 'Loaded for this visit so far: {total} in {files} files. {parts}',
  'figure.week.title': 'Who answers, and when',
  'figure.week.label': 'Time in {city}',
  'figure.week.caption': 'One week in {city}, hour by hour. In color: the office is open.',
  'figure.week.open': '{time} in {city}: the office answers.',
  'figure.week.support': '{time} in {city}: the office is closed. Support: {support}.',
  'figure.week.closed': '{time} in {city}: the office is closed until {opens}.',
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
  'figure.tiers.label': 'Pull a tier away',
  'figure.tiers.whole': '{count} tiers, one product.',
  'figure.tiers.says': 'Tier {number}, {name}. {alone}',
  'figure.years.title': 'Year by year',
  'figure.years.label': 'Year',
  'figure.years.caption': 'Team at the end of each year, the last one to date. Columns drawn to scale.',
  'figure.years.says': '{year}. Team: {people}. {text}',
} as const;
