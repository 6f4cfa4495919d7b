import type { StaffId, StaffWords } from './facts.ts';

export const en = {
  helena: {
    role: 'Chief Executive Officer, co-founder',
    about:
      'Ran operations for a payments network before starting the company. Still reads every post-incident note and replies to most of them.',
  },
  samuel: {
    role: 'Chief Technology Officer, co-founder',
    about:
      'Nine years of distributed systems at a stock exchange. Draws on paper first, and keeps the paper.',
  },
  harpreet: {
    role: 'Chief Operating Officer',
    about: 'Hospital logistics, then ours. Made the four-day handover week a rule.',
  },
  mei: {
    role: 'Head of People',
    about: 'Published the salary bands in her second week and has kept them up to date since.',
  },
  rafael: {
    role: 'VP of Delivery',
    about: 'Forty-one migrations and one rollback, which he will tell you about if you ask.',
  },
  nadia: {
    role: 'Chief Financial Officer',
    about: 'Prices every project by stage, so that stopping early is always an option for the client.',
  },
  maren: {
    role: 'Principal Cloud Architect',
    about: 'Draws landing zones that fit on one page. Author of our article on fewer regions.',
  },
  kwame: {
    role: 'Head of Security',
    about: 'Former auditor. Knows which of the one hundred and twelve controls matter first.',
  },
  ines: {
    role: 'DevOps Lead',
    about: 'Built the pipeline that says no. Releases on Fridays to prove a point.',
  },
  jonas: {
    role: 'Software Architect',
    about: 'Splits monoliths when they ask for it and defends them when they do not.',
  },
  priya: {
    role: 'Principal Data Engineer',
    about: 'Can read a query plan across a room. Speeds up what others want to replace.',
  },
  tobias: {
    role: 'Operations Engineer',
    about: 'Keeps the on-call rota humane and the runbooks short.',
  },
  leila: {
    role: 'UX/UI Designer',
    about: 'Watches people use things in silence, then removes a step.',
  },
  kenji: {
    role: 'Mobile Engineer',
    about: 'Tests on a six-year-old phone, on the ferry, between two cells.',
  },
} as const satisfies Record<StaffId, StaffWords>;
