import { brandName } from '../../../config/brand.ts';
import type { CloudWords } from './facts.ts';

export const en: CloudWords = {
  head: {
    title: `Managed Cloud Services | ${brandName}`,
    description:
      'We plan your cloud migration, carry it out and run what comes after on AWS, Azure or Google Cloud, with the accounts and the code in your name.',
  },
  lead: 'We plan the move, carry it out and run what comes after, on AWS, Azure or Google Cloud. You keep the accounts, the code and a bill that makes sense.',
  caption: 'Fig. 1. The formation leaves its footprint behind',
  facts: [
    { value: 'Up to 30%', label: 'lower running cost in the first year' },
    { value: '80% faster', label: 'deployment after migration' },
    { value: '24/7/365', label: 'monitoring by our own engineers' },
    { value: 'ISO 27001', label: 'and SOC 2 Type II certified' },
  ],
  features: {
    title: 'Survey, move, run',
    lead: 'Three stages, each with its own deliverable and its own price. Stop after any of them and the work is still useful.',
    cards: [
      {
        title: 'Survey',
        description:
          'We chart every workload, its owner, its load and its cost, then draw the target platform around what you actually run.',
        points: ['Dependency map', 'Cost baseline', 'Migration plan with risks'],
      },
      {
        title: 'Move',
        description:
          'Workloads go across in small groups, each rehearsed, each reversible. Old and new run side by side until the numbers agree.',
        points: ['Landing zone as code', 'Rehearsed cutovers', 'Rollback for every step'],
      },
      {
        title: 'Run',
        description:
          'Patching, scaling, backups and on-call, with a monthly report that a finance director can read without a glossary.',
        points: ['On-call engineers', 'Monthly cost review', 'Quarterly recovery drill'],
      },
    ],
  },
  why: {
    title: 'Why run your cloud with us',
    points: {
      cost: {
        title: 'Cost optimization',
        description:
          'Rightsizing, reserved capacity and shutting off what nobody uses. We report savings against the baseline from the survey.',
        figure: '30%',
        figureLabel: 'lower cost, up to',
      },
      scalability: {
        title: 'Scalability',
        description:
          'Capacity follows demand by rule, tested at three times your busiest hour before you depend on it.',
        figure: '3x',
        figureLabel: 'peak load rehearsed',
      },
      monitoring: {
        title: '24/7 monitoring',
        description:
          'Alerts go to an engineer who knows your platform, not to a queue. Every page ends with a written note.',
        figure: '24/7',
        figureLabel: 'named engineers on call',
      },
      security: {
        title: 'Security',
        description: 'Least-privilege access, encryption by default and logs that stand up in an audit.',
        figure: 'SOC 2',
        figureLabel: 'Type II, audited yearly',
      },
    },
  },
  duration: {
    title: 'How long a migration takes',
    lead: 'Two to four months for small and medium estates, six to twelve for an enterprise. The survey tells you where you fall.',
    alt: 'Small and medium estates: two to four months. Enterprise estates: six to twelve months.',
    caption:
      'Fig. 2. Typical ranges across our migrations. The faint part is the spread between a simple estate and a difficult one.',
    month: 'Month',
    rows: {
      small: { name: 'Small and medium', size: 'up to 60 workloads', from: '2 months', to: 'to 4' },
      enterprise: { name: 'Enterprise', size: 'several hundred workloads', from: '6 months', to: 'to 12' },
    },
  },
  platforms: { title: 'Platforms we operate' },
  caseStudy: {
    kicker: 'Case study, financial services',
    title: 'Forty-one services, fourteen weeks, no visible downtime',
    description:
      'Halden Bank left two aging data centers for a platform its own team now extends. Settlement ran on time every day of the move.',
    link: 'Read the case',
    figures: [
      { value: '28%', label: 'lower infrastructure cost' },
      { value: '14 weeks', label: 'survey to last cutover' },
    ],
  },
  closing: {
    title: 'Start with a survey of two weeks',
    description:
      'Fixed price, written findings, and a migration plan you keep even if someone else builds it.',
  },
};
