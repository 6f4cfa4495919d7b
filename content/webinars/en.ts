import type { WebinarId, WebinarWords } from './facts.ts';

export const en = {
  'fewer-regions': {
    title: 'Fewer regions, clearer bills',
    description:
      'We take one real invoice apart on screen and put it back together a third smaller. Bring your own; we leave twenty minutes for questions.',
    time: '1:00 PM to 2:00 PM EST',
  },
  'zero-trust': {
    title: 'Zero trust for companies that still own a firewall',
    description: 'Four stages, in the order that hurts least, with the two mistakes we made in stage three.',
    time: '11:00 AM to 12:00 PM EST',
  },
  'query-plans': {
    title: 'Reading query plans together',
    description: 'Ten slow queries sent in by viewers, fixed live. The seventh one won.',
    time: '1:00 PM to 1:58 PM EST',
  },
  'friday-release': {
    title: 'A release on a Friday',
    description: 'The whole pipeline, from commit to customers, during one webinar.',
    time: '1:00 PM to 1:46 PM EST',
  },
  'alert-triage': {
    title: 'Alert triage with a model in the loop',
    description: 'A year of data on where it helped and where it guessed.',
    time: '11:00 AM to 11:51 AM EST',
  },
} as const satisfies Record<WebinarId, WebinarWords>;
