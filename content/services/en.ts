import type { ServiceId, ServiceWords } from './facts.ts';

export const en = {
  cloud: {
    title: 'Managed Cloud Services',
    hint: 'Migrate, run and pay less for it',
    description:
      'Landing zones, migration and day-two operations on AWS, Azure and Google Cloud, with a bill you can explain to finance.',
    bullets: [
      'Cloud migration and landing zones',
      'Round-the-clock operations',
      'Cost engineering',
      'Backups and recovery drills',
      'Hybrid and multi-cloud networks',
      'Managed Kubernetes and serverless',
    ],
  },
  database: {
    title: 'Database Solutions',
    hint: 'SQL and NoSQL, tuned and safe',
    description: 'Design, tuning and replication, so the slowest query stops setting your release date.',
    bullets: [
      'Schema and data modeling',
      'Query and index tuning',
      'Replication and failover',
      'Version and engine upgrades',
      'Backups you have restored from',
      'On-call database administrators',
    ],
  },
  app: {
    title: 'Application Development',
    hint: 'Mobile and desktop products',
    description: 'Native and cross-platform products, with the tests that let you change them later.',
    bullets: [
      'iOS and Android apps',
      'Cross-platform builds',
      'Desktop and field tools',
      'Offline-first sync',
      'API design',
      'Store release and support',
    ],
  },
  web: {
    title: 'Web Development',
    hint: 'Fast sites editors can run',
    description: 'Quick, accessible sites and storefronts that editors run without filing a ticket.',
    bullets: [
      'Company and product sites',
      'Online shops',
      'Content systems for editors',
      'Web applications',
      'Accessibility to WCAG 2.2 AA',
      'Speed budgets that hold',
    ],
  },
  devops: {
    title: 'DevOps and Automation',
    hint: 'Release on a Tuesday',
    description:
      'Pipelines, infrastructure as code and observability. Ship on Tuesday afternoon, not Saturday night.',
    bullets: [
      'Build and release pipelines',
      'Infrastructure as code',
      'Containers and orchestration',
      'Automated tests',
      'Metrics, logs and traces',
      'Incident practice',
    ],
  },
  security: {
    title: 'Cybersecurity and Compliance',
    hint: 'Tested, watched, audit-ready',
    description:
      'Testing, monitoring and audit preparation, run by people who have sat on both sides of the table.',
    bullets: [
      'Penetration testing and red teaming',
      'GDPR, HIPAA and PCI DSS readiness',
      'Incident response, 24/7',
      'Identity and access management',
      'Security monitoring by analysts on shift',
      'Short, specific training for your staff',
    ],
  },
  support: {
    title: 'IT Support and Consulting',
    hint: 'A help desk that knows your systems',
    description:
      'A help desk that knows your systems, and a principal engineer when the question is bigger than a ticket.',
    bullets: [
      'Help desk for your staff',
      'On-site and remote support',
      'IT strategy and roadmaps',
      'Vendor and license review',
      'System audits',
      'Interim technical leadership',
    ],
  },
} as const satisfies Record<ServiceId, ServiceWords>;
