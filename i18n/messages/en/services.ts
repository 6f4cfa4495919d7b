/** English words of the services overview, and of what all service pages share; the rest is content (SPEC section 2). */
export const services = {
  'breadcrumb.label': 'Breadcrumb',

  // Services overview
  'services.head.title': 'IT services, from cloud to help desk | {brand}',
  'services.head.description':
    'Seven IT services from one engineering team: cloud, databases, applications, web, DevOps, cybersecurity and support. What each covers, point by point.',
  'services.lead':
    'Comprehensive IT solutions for your business: seven layers of one core. Take the one you need; each is built to carry the others.',
  'services.core.caption': 'Fig. 1. Seven services, one core',
  'services.covers': 'What {service} covers',
  'services.approach.title': 'Four steps, in this order',
  'services.approach.lead': 'Plan, line, stone, and then the long part: keeping it better than it was.',
  'services.approach.discovery': 'Discovery',
  'services.approach.discovery.text':
    'We chart what you run, who depends on it and what it costs. You get the map, whatever you decide next.',
  'services.approach.planning': 'Planning',
  'services.approach.planning.text':
    'The target is drawn in full: design, risks, order of work, price. You sign a drawing, not a promise.',
  'services.approach.implementation': 'Implementation',
  'services.approach.implementation.text':
    'Built in small steps, each one rehearsed and reversible. Old and new run side by side until they agree.',
  'services.approach.optimization': 'Optimization',
  'services.approach.optimization.text':
    'We measure against the first survey and keep tuning. The report goes to you monthly, in plain figures.',
  'services.closing.title': 'Not sure which layer is cracking?',
  'services.closing.text':
    'Bring us the symptom. Forty-five minutes with a principal engineer tells you where it comes from.',

  // Every service page
  'service.request': 'Request Consultation',
} as const;
