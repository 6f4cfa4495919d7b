/** What an applicant of the demonstration wrote (SPEC section 3, Admin-view application). */
export interface SampleApplicant {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  linkedIn?: string;
  portfolio?: string;
  jobId: string;
  /** The English title of the job. */
  jobTitle: string;
  coverLetter: string;
}

/** An application that has already come in. */
export interface SampleApplication extends SampleApplicant {
  id: string;
  /** ISO 8601 in UTC. */
  date: string;
  status: 'new' | 'reviewed';
}

/** The applications of the demonstration, newest first. All people are invented, and their addresses lead nowhere. */
export const sampleApplications: readonly SampleApplication[] = [
  {
    id: 'app-1746549720000',
    firstName: 'Sofia',
    lastName: 'Lindqvist',
    email: 'sofia.lindqvist@mailbox.example',
    phone: '+46 70 555 01 88',
    linkedIn: 'linkedin.example/in/slindqvist',
    jobId: 'fullstack-developer',
    jobTitle: 'Full Stack Developer',
    coverLetter:
      'For the past four years I have built the booking front end of a Nordic ferry line, in React and Go, on a team of five. We cut the time to first ticket from nine seconds to under two by deleting things.\n\nI read your note on microservices and disagreed with one paragraph. I would enjoy that conversation.',
    date: '2025-05-06T16:42:00.000Z',
    status: 'new',
  },
  {
    id: 'app-1746536700000',
    firstName: 'Ruth',
    lastName: 'Feldman',
    email: 'ruth.feldman@post.example',
    phone: '+1 206 555 0122',
    portfolio: 'feldman.example/landing-zones',
    jobId: 'cloud-engineer',
    jobTitle: 'Senior Cloud Engineer',
    coverLetter:
      'Seven years on AWS, three on Azure, and one memorable weekend with both at once. I write the decision record before the first line of Terraform.',
    date: '2025-05-06T13:05:00.000Z',
    status: 'new',
  },
  {
    id: 'app-1746494580000',
    firstName: 'Hiro',
    lastName: 'Tanaka',
    email: 'h.tanaka@mail.example',
    phone: '+1 512 555 0139',
    linkedIn: 'linkedin.example/in/hirotanaka',
    portfolio: 'tanaka.example/restores',
    jobId: 'database-administrator',
    jobTitle: 'Database Administrator',
    coverLetter:
      'I run restore drills every month because the first one I ever ran failed. Forty PostgreSQL clusters, the largest eleven terabytes. The drill log is in my portfolio.',
    date: '2025-05-06T01:23:00.000Z',
    status: 'new',
  },
  {
    id: 'app-1746481680000',
    firstName: 'Claire',
    lastName: 'Dubois',
    email: 'claire@dubois.example',
    phone: '+33 1 99 00 42 17',
    portfolio: 'dubois.example',
    jobId: 'ux-ui-designer',
    jobTitle: 'UX/UI Designer',
    coverLetter:
      'I spent six weeks in a hospital laundry before I drew the first screen of its dispatch system. The final version has four buttons. The portfolio shows the twenty-two it replaced.',
    date: '2025-05-05T21:48:00.000Z',
    status: 'reviewed',
  },
  {
    id: 'app-1746469200000',
    firstName: 'Mateo',
    lastName: 'Herrera',
    email: 'mateo.herrera@post.example',
    phone: '+1 415 555 0164',
    jobId: 'cloud-engineer',
    jobTitle: 'Senior Cloud Engineer',
    coverLetter: '',
    date: '2025-05-05T18:20:00.000Z',
    status: 'new',
  },
  {
    id: 'app-1746402900000',
    firstName: 'Anika',
    lastName: 'Vogel',
    email: 'anika.vogel@mail.example',
    phone: '+49 30 23125 014',
    linkedIn: 'linkedin.example/in/anikavogel',
    portfolio: 'vogel.example/pipelines',
    jobId: 'devops-engineer',
    jobTitle: 'DevOps Engineer',
    coverLetter:
      'Two years ago our releases needed a meeting, a spreadsheet and a Thursday. Now they need neither, and I am looking for the next team that still has the spreadsheet.',
    date: '2025-05-04T23:55:00.000Z',
    status: 'reviewed',
  },
  {
    id: 'app-1746376260000',
    firstName: 'Samuel',
    lastName: 'Osei',
    email: 'samuel.osei@mailbox.example',
    phone: '+233 30 555 0171',
    linkedIn: 'linkedin.example/in/samuelosei',
    jobId: 'fullstack-developer',
    jobTitle: 'Full Stack Developer',
    coverLetter:
      'I maintain the ticketing of a bus company with 300 vehicles and one developer, who is me. I would like colleagues who read my changes.',
    date: '2025-05-04T16:31:00.000Z',
    status: 'reviewed',
  },
  {
    id: 'app-1746216540000',
    firstName: 'Nikos',
    lastName: 'Pappas',
    email: 'n.pappas@mail.example',
    phone: '+30 21 0555 0148',
    jobId: 'database-administrator',
    jobTitle: 'Database Administrator',
    coverLetter: '',
    date: '2025-05-02T20:09:00.000Z',
    status: 'reviewed',
  },
  {
    id: 'app-1746187320000',
    firstName: 'Grace',
    lastName: 'Wanjiru',
    email: 'grace.wanjiru@post.example',
    phone: '+254 20 555 0193',
    linkedIn: 'linkedin.example/in/gracewanjiru',
    jobId: 'devops-engineer',
    jobTitle: 'DevOps Engineer',
    coverLetter:
      'I write incident reviews that people read twice. Once because they must, and once because they want to send them to somebody.',
    date: '2025-05-02T12:02:00.000Z',
    status: 'new',
  },
  {
    id: 'app-1746120360000',
    firstName: 'Ximena',
    lastName: 'Duarte',
    email: 'ximena.duarte@mailbox.example',
    phone: '+52 55 5555 0116',
    linkedIn: 'linkedin.example/in/ximenaduarte',
    portfolio: 'duarte.example',
    jobId: 'database-administrator',
    jobTitle: 'Database Administrator',
    coverLetter:
      'My favorite migration is one nobody noticed: 2.1 billion rows, from a version that had been out of support for six years.',
    date: '2025-05-01T17:26:00.000Z',
    status: 'reviewed',
  },
  {
    id: 'app-1746057720000',
    firstName: 'Tom',
    lastName: "O'Connell",
    email: 'tom.oconnell@mail.example',
    phone: '+1 312 555 0187',
    portfolio: 'oconnell.example/sketches',
    jobId: 'ux-ui-designer',
    jobTitle: 'UX/UI Designer',
    coverLetter: '',
    date: '2025-05-01T00:02:00.000Z',
    status: 'reviewed',
  },
  {
    id: 'app-1746004620000',
    firstName: 'Ingeborg',
    lastName: 'Schwarzenberger',
    email: 'ingeborg.schwarzenberger@mailbox.example',
    phone: '+43 1 555 0109',
    linkedIn: 'linkedin.example/in/ischwarzenberger',
    jobId: 'devops-engineer',
    jobTitle: 'DevOps Engineer',
    coverLetter:
      'I have kept the same COBOL batch alive through three clouds. Patience with old systems is the only line of your advertisement I could have written myself.',
    date: '2025-04-30T09:17:00.000Z',
    status: 'reviewed',
  },
  {
    id: 'app-1745861160000',
    firstName: 'Bao',
    lastName: 'Nguyen',
    email: 'bao.nguyen@post.example',
    phone: '+1 312 555 0145',
    linkedIn: 'linkedin.example/in/baonguyen',
    portfolio: 'nguyen.example',
    jobId: 'ux-ui-designer',
    jobTitle: 'UX/UI Designer',
    coverLetter:
      'I once removed a settings page and support calls fell by a third. I would like to do that again, with people who ask why it was there.',
    date: '2025-04-28T17:26:00.000Z',
    status: 'reviewed',
  },
  {
    id: 'app-1745830980000',
    firstName: 'Elif',
    lastName: 'Yildiz',
    email: 'elif.yildiz@mail.example',
    phone: '+90 212 555 0152',
    jobId: 'devops-engineer',
    jobTitle: 'DevOps Engineer',
    coverLetter:
      'Four years of Kubernetes in a bank, which is to say four years of change requests. I know where each of them saved us.',
    date: '2025-04-28T09:03:00.000Z',
    status: 'reviewed',
  },
  {
    id: 'app-1745685720000',
    firstName: 'Julian',
    lastName: 'Moreau',
    email: 'julian.moreau@mailbox.example',
    phone: '+1 773 555 0131',
    linkedIn: 'linkedin.example/in/julianmoreau',
    jobId: 'ux-ui-designer',
    jobTitle: 'UX/UI Designer',
    coverLetter:
      'I design for gloves, sunlight and one free hand: eight years of apps for people who work outdoors.',
    date: '2025-04-26T16:42:00.000Z',
    status: 'reviewed',
  },
  {
    id: 'app-1745597880000',
    firstName: 'Hanna',
    lastName: 'Kowalska',
    email: 'hanna.kowalska@post.example',
    phone: '+48 22 555 01 27',
    portfolio: 'kowalska.example/field-notes',
    jobId: 'ux-ui-designer',
    jobTitle: 'UX/UI Designer',
    coverLetter: '',
    date: '2025-04-25T16:18:00.000Z',
    status: 'reviewed',
  },
];

/** Who applies while the dashboard is open, one after the other; id, date and status come with the arrival (SPEC section 7). */
export const sampleArrivals: readonly SampleApplicant[] = [
  {
    firstName: 'Leon',
    lastName: 'Adeyemi',
    email: 'leon.adeyemi@post.example',
    phone: '+44 20 7946 0182',
    linkedIn: 'linkedin.example/in/leonadeyemi',
    jobId: 'devops-engineer',
    jobTitle: 'DevOps Engineer',
    coverLetter:
      'I joined a team that released twice a year and left it releasing twice a day. The part I am proud of is that nobody stayed late for it.',
  },
  {
    firstName: 'Marta',
    lastName: 'Silva',
    email: 'marta.silva@mail.example',
    phone: '+351 21 555 0168',
    portfolio: 'silva.example',
    jobId: 'fullstack-developer',
    jobTitle: 'Full Stack Developer',
    coverLetter: 'I like forms. Most people do not, which is why theirs are bad. Mine are in the portfolio.',
  },
  {
    firstName: 'Arjun',
    lastName: 'Mehta',
    email: 'arjun.mehta@mailbox.example',
    phone: '+91 22 5550 0174',
    linkedIn: 'linkedin.example/in/arjunmehta',
    portfolio: 'mehta.example/networks',
    jobId: 'cloud-engineer',
    jobTitle: 'Senior Cloud Engineer',
    coverLetter:
      'Routing, DNS and TLS hold no mystery for me, only grudges. I would be glad to settle them on your platforms.',
  },
  {
    firstName: 'Freya',
    lastName: 'Halvorsen',
    email: 'freya.halvorsen@post.example',
    phone: '+47 22 55 01 43',
    jobId: 'ux-ui-designer',
    jobTitle: 'UX/UI Designer',
    coverLetter: '',
  },
  {
    firstName: 'Omar',
    lastName: 'Benali',
    email: 'omar.benali@mail.example',
    phone: '+212 522 555 019',
    linkedIn: 'linkedin.example/in/omarbenali',
    jobId: 'database-administrator',
    jobTitle: 'Database Administrator',
    coverLetter:
      'I have read query plans on paper, on a train, during an outage. The index was there; the statistics were from March.',
  },
  {
    firstName: 'Keiko',
    lastName: 'Yamada',
    email: 'keiko.yamada@mailbox.example',
    phone: '+81 3 5550 0156',
    portfolio: 'yamada.example',
    jobId: 'fullstack-developer',
    jobTitle: 'Full Stack Developer',
    coverLetter:
      'Three years of TypeScript on a booking system for mountain huts. It works offline, because the huts are.',
  },
  {
    firstName: 'Patrick',
    lastName: 'Byrne',
    email: 'patrick.byrne@post.example',
    phone: '+353 1 555 0111',
    linkedIn: 'linkedin.example/in/patrickbyrne',
    jobId: 'devops-engineer',
    jobTitle: 'DevOps Engineer',
    coverLetter: '',
  },
  {
    firstName: 'Luisa',
    lastName: 'Ferrari',
    email: 'luisa.ferrari@mail.example',
    phone: '+39 02 5550 0138',
    linkedIn: 'linkedin.example/in/luisaferrari',
    portfolio: 'ferrari.example/moves',
    jobId: 'cloud-engineer',
    jobTitle: 'Senior Cloud Engineer',
    coverLetter:
      'I have led nine moves to the cloud and argued against two. Both of the two are still running, happily, in a basement.',
  },
];
