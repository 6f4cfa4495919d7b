import { brandName } from '../../../config/brand.ts';
import type { SupportWords } from './facts.ts';

export const en: SupportWords = {
  head: {
    title: `IT Support and Consulting | ${brandName}`,
    description:
      'A help desk that knows your systems, critical cases answered in fifteen minutes around the clock, and principal engineers for the larger questions.',
  },
  lead: 'A help desk that knows your systems, and a principal engineer when the question is bigger than a ticket.',
  caption: 'Fig. 1. Eighteen stand, the nineteenth is being put back',
  features: {
    title: 'Answer, prevent, advise',
    lead: 'One team for all three, so that what the help desk learns ends up in the plan.',
    cards: [
      {
        title: 'Answer',
        description:
          'Six engineers who know your names, your systems and your odd printer. Four out of five calls end in the first conversation.',
        points: ['Phone, chat and email', 'On-site when it needs hands', 'English, Spanish, French, German'],
      },
      {
        title: 'Prevent',
        description:
          'Every month we list what broke more than once and remove the cause. The number of tickets is a figure we try to lower.',
        points: [
          'Patching and device care',
          'Monthly list of repeat causes',
          'Joiners and leavers in one day',
        ],
      },
      {
        title: 'Advise',
        description:
          'When the question is what to buy, what to keep or whom to hire, an engineer without a sales target answers it in writing.',
        points: ['Roadmap and budget', 'Vendor and license review', 'Interim technical leadership'],
      },
    ],
  },
  response: {
    title: 'How soon somebody starts',
    lead: 'Counted from your message to the first answer by a person. We publish the figures to you every month, the bad ones too.',
    caption: 'Fig. 2. Longest time to the first answer, drawn to scale.',
    levels: {
      critical: {
        name: 'Critical',
        time: '15 minutes',
        hours: '24/7/365',
        example: 'The warehouse cannot ship, the clinic cannot see its records.',
      },
      high: {
        name: 'High',
        time: '1 hour',
        hours: '24/7/365',
        example: 'One department stands still, and there is no way around it.',
      },
      normal: {
        name: 'Normal',
        time: '4 hours',
        hours: 'in office hours',
        example: 'One person is slowed down and can still work.',
      },
      question: {
        name: 'Question',
        time: '1 working day',
        hours: 'in office hours',
        example: 'How do I, may we, what would it cost.',
      },
    },
  },
  onboarding: {
    title: 'Four weeks to the first call',
    lead: 'Your old support keeps running until ours has proved itself next to it.',
    steps: {
      listen: {
        week: 'Week 1',
        title: 'Listen',
        description: 'We sit with your people for two days and read a year of old tickets.',
      },
      map: {
        week: 'Week 2',
        title: 'Map',
        description: 'Systems, owners, licenses and the things only one person knows go on paper.',
      },
      shadow: {
        week: 'Week 3',
        title: 'Shadow',
        description: 'We answer beside your present support and compare the answers.',
      },
      answer: {
        week: 'Week 4',
        title: 'Answer',
        description: 'The number changes hands on a Tuesday. The old one is forwarded for three months.',
      },
    },
  },
  consulting: {
    title: 'When it is bigger than a ticket',
    lead: 'Four ways to book a principal engineer. Each ends in a document that is yours.',
    items: {
      roadmap: {
        title: 'IT strategy and roadmap',
        duration: '3 weeks',
        description: 'What to keep, replace and stop in the next three years, with a price beside each line.',
      },
      licenses: {
        title: 'Vendor and license review',
        duration: '2 weeks',
        description: 'What you pay for, what you use, and which contract can be renegotiated by when.',
      },
      audit: {
        title: 'System audit',
        duration: '4 weeks',
        description: 'The state of your platform, code and processes, in findings ranked by risk.',
      },
      leadership: {
        title: 'Interim technical leadership',
        duration: 'as long as it takes',
        description: 'An experienced lead for your team until the person you really want has started.',
      },
    },
  },
  closing: {
    title: 'Give us your most stubborn ticket',
    description:
      'The one that keeps coming back. We look at it for a day, without charge, and tell you why it does.',
  },
};
