import type { CaseStudyId, CaseStudyWords } from './facts.ts';

export const en = {
  'cloud-migration-financial-services': {
    industry: 'Financial services',
    title: 'Cloud Migration for Financial Services',
    subtitle: 'A bank that could not close',
    description:
      'Forty-one services, two data centers, one settlement run that had to finish at 23:00 every night.',
    figure: '28%',
    figureLabel: 'lower running cost',
  },
  'healthcare-app-development': {
    industry: 'Healthcare',
    title: 'Healthcare App Development',
    subtitle: 'For nurses who work where there is no signal',
    description: 'How we designed the sync rules with the people who would have to trust them.',
    figure: '1,900',
    figureLabel: 'nurses, one app',
  },
  'devops-transformation': {
    industry: 'Logistics',
    title: 'DevOps Transformation',
    subtitle: 'In a team of twelve',
    description: 'From a release every six weeks to four a day, without hiring a platform team.',
    figure: '4 a day',
    figureLabel: 'releases',
  },
  'cybersecurity-audit': {
    industry: 'Retail',
    title: 'Cybersecurity Audit',
    subtitle: 'And what the printer knew',
    description: 'Nine findings, three of them serious, all closed before the holiday season.',
    figure: '9',
    figureLabel: 'findings closed',
  },
} as const satisfies Record<CaseStudyId, CaseStudyWords>;
