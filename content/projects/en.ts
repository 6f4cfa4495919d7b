import type { ProjectCollectionWords } from './facts.ts';

export const en = {
  filters: {
    all: 'All',
    cloud: 'Cloud',
    database: 'Database',
    app: 'App',
    web: 'Web',
    devops: 'DevOps',
    security: 'Security',
    mobile: 'Mobile',
  },
  projects: {
    'bank-leaves-data-centers': {
      title: 'A bank leaves two data centers',
      description:
        'Forty-one services moved in fourteen weeks. Settlement ran on time every night of the move.',
    },
    'patient-visits': {
      title: 'Patient visits, with or without signal',
      description:
        'One app for 1,900 community nurses. It works in cellars and elevators and syncs in the parking lot.',
    },
    'night-batch': {
      title: 'The night batch, cut to thirty-eight minutes',
      description: 'Same hardware, same data. Four changes, each measured before the next.',
    },
    'storefront-weekend': {
      title: 'A storefront for the biggest weekend',
      description:
        'Eleven times the usual traffic, 99th percentile under a second, and editors who need no help.',
    },
    'turbines-one-screen': {
      title: 'Nine thousand turbines on one screen',
      description: 'Two readings a second from every tower, kept for ten years, searchable in one box.',
    },
    'track-inspection': {
      title: 'Track inspection from the cab',
      description: 'Drivers mark a fault with one tap at speed. The crew sees it before the train stops.',
    },
  },
  featured: {
    'halden-migration': {
      title: 'Forty-one services, fourteen weeks, no visible downtime',
      figure: '28%',
      figureLabel: 'lower infrastructure cost',
    },
    'verity-audit': {
      title: 'An audit of one hundred and twelve controls, passed on the first visit',
      figure: '112',
      figureLabel: 'controls with an owner and a log',
    },
  },
} as const satisfies ProjectCollectionWords;
