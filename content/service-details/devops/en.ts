import { brandName } from '../../../config/brand.ts';
import type { DevopsWords } from './facts.ts';

export const en: DevopsWords = {
  head: {
    title: `DevOps and Automation | ${brandName}`,
    description:
      'Pipelines, infrastructure as code and observability for teams of any size: 80% faster deployment, fewer rollbacks and quieter nights, all measured.',
  },
  lead: 'Small changes, released often, by a pipeline that says no before your customers do.',
  caption: 'Fig. 1. Twelve steps that end where they began, one level up',
  features: {
    title: 'Built with your team, not for it',
    lead: 'Three things we set up together, in this order.',
    cards: [
      {
        title: 'Pipelines',
        description:
          'One path to production for every service, with tests, scans and approvals in the same order each time.',
        points: [
          'Build once, promote the same artifact',
          'Preview environment per change',
          'Rollback in one command',
        ],
      },
      {
        title: 'Infrastructure as code',
        description:
          'Networks, clusters and permissions live in your repository. What is running is what is written.',
        points: ['Terraform modules you own', 'Drift reported daily', 'New environment in an hour'],
      },
      {
        title: 'Observability',
        description:
          'Metrics, logs and traces joined by one identifier, so the question at 3 AM has one place to go.',
        points: ['Service-level objectives', 'Alerts with a runbook', 'Blameless reviews'],
      },
    ],
  },
  benefits: {
    title: 'What changes in six months',
    lead: 'Medians and counts from our own clients, measured before and after.',
    items: {
      faster: {
        title: 'Faster',
        figure: '80%',
        description: 'faster deployment, median of twenty-three client teams after six months',
      },
      safer: {
        title: 'Safer',
        figure: '1 in 40',
        description: 'releases needs a rollback, down from one in six',
      },
      calmer: {
        title: 'Calmer',
        figure: '70%',
        description: 'fewer pages at night once alerts follow objectives',
      },
      cheaper: {
        title: 'Cheaper',
        figure: 'Up to 30%',
        description: 'lower running cost when idle environments switch off',
      },
    },
  },
  loop: {
    title: 'Six stages, twelve tools, one loop',
    caption: 'Fig. 2. Read clockwise from the top. Each stage touches its two tools.',
    center: 'Your release',
    stages: {
      code: 'Plan and code',
      build: 'Build',
      package: 'Package',
      provision: 'Provision',
      run: 'Run',
      observe: 'Observe',
    },
  },
  closing: {
    title: 'Release something small with us',
    description: 'Two weeks, one service, one pipeline. You keep it either way.',
  },
};
