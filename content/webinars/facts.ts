import type { Cover } from '../../schema/covers.ts';
import type { TeamMemberId } from '../people/facts.ts';

/** What is true of a webinar in every language. */
export interface WebinarFacts {
  id: string;
  /** Day of the webinar as YYYY-MM-DD. */
  date: string;
  /** Start as HH:MM in Eastern Standard Time, UTC−5 all year, because that is what is printed (SPEC section 9). */
  startsAt: string;
  minutes: number;
  /** Day of the last change to date, time, words or link: a calendar that has the webinar takes the later copy. */
  revisedDate: string;
  image: Cover;
  speakers: readonly TeamMemberId[];
  /** Decides the button: recorded, or still open for registration. Data, not the clock: sample dates grow old. */
  isPast: boolean;
  /** Where to register; empty once it is past. */
  registrationLink: string;
  /** Where to watch; empty until it is past. */
  recordingLink: string;
}

/** Two to come, then three past ones, newest first (SPEC section 2, Webinars). Links are on reserved domains. */
export const webinarFacts = [
  {
    id: 'fewer-regions',
    date: '2025-06-12',
    startsAt: '13:00',
    minutes: 60,
    revisedDate: '2025-05-05',
    image: 'plateau',
    speakers: ['maren', 'tobias'],
    isPast: false,
    registrationLink: 'https://webinars.basaltworks.example/register/fewer-regions',
    recordingLink: '',
  },
  {
    id: 'zero-trust',
    date: '2025-06-26',
    startsAt: '11:00',
    minutes: 60,
    revisedDate: '2025-05-05',
    image: 'crater',
    speakers: ['kwame', 'ines'],
    isPast: false,
    registrationLink: 'https://webinars.basaltworks.example/register/zero-trust',
    recordingLink: '',
  },
  {
    id: 'query-plans',
    date: '2025-04-17',
    startsAt: '13:00',
    minutes: 58,
    revisedDate: '2025-04-18',
    image: 'terrace',
    speakers: ['priya'],
    isPast: true,
    registrationLink: '',
    recordingLink: 'https://webinars.basaltworks.example/watch/query-plans',
  },
  {
    id: 'friday-release',
    date: '2025-03-20',
    startsAt: '13:00',
    minutes: 46,
    revisedDate: '2025-03-21',
    image: 'spiral',
    speakers: ['ines', 'jonas'],
    isPast: true,
    registrationLink: '',
    recordingLink: 'https://webinars.basaltworks.example/watch/friday-release',
  },
  {
    id: 'alert-triage',
    date: '2025-02-13',
    startsAt: '11:00',
    minutes: 51,
    revisedDate: '2025-02-14',
    image: 'waves',
    speakers: ['tobias'],
    isPast: true,
    registrationLink: '',
    recordingLink: 'https://webinars.basaltworks.example/watch/alert-triage',
  },
] as const satisfies readonly WebinarFacts[];

export type WebinarId = (typeof webinarFacts)[number]['id'];

export interface WebinarWords {
  title: string;
  description: string;
  /** From when to when, with the time zone: "1:00 PM to 2:00 PM EST" (SPEC section 9). */
  time: string;
}
