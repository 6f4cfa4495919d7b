import type { JobId, JobWords } from './facts.ts';

const benefits = [
  'Salary band published inside the company, reviewed twice a year',
  'Remote by default, with a desk in your city if you want one',
  'Five weeks of leave, plus a paid week after every on-call quarter',
  'Training budget of $4,000 a year and two conference trips',
  'Health, dental and vision cover for you and your family',
] as const;

export const en = {
  'cloud-engineer': {
    title: 'Senior Cloud Engineer',
    department: 'Cloud Infrastructure',
    location: 'Remote, San Francisco',
    type: 'Full-time',
    experience: '5+ years',
    summary:
      'Design and run the platforms our clients stand on, and leave each one simpler than you found it.',
    description:
      'You will lead cloud work from the first survey to steady operation for two or three clients at a time. You will draw the target platform, build it as code with a small team, and stay on as the person who knows how it behaves. There is no separate operations group to hand it to, and that is on purpose.',
    responsibilities: [
      'Survey existing estates and write the findings in plain language',
      'Design landing zones, networks and access on AWS, Azure or Google Cloud',
      'Build everything as code, with tests, in the client’s own repositories',
      'Rehearse and lead cutovers, including the decision to roll back',
      'Share a one-in-six on-call rota for the platforms you build',
    ],
    requirements: [
      'Five or more years running production workloads on a major cloud',
      'Terraform or Pulumi, Kubernetes, and one language you enjoy',
      'Sound networking: routing, DNS and TLS hold no mystery for you',
      'Clear writing in English; German, French or Spanish is a bonus',
    ],
    benefits,
  },
  'fullstack-developer': {
    title: 'Full Stack Developer',
    department: 'Engineering',
    location: 'Remote, New York',
    type: 'Full-time',
    experience: '3+ years',
    summary:
      'Build web products from the database to the last pixel, and stay until their users are content.',
    description:
      'You will work in a team of four on one product at a time, usually for six to nine months. You write the interface, the service behind it and the tests for both, and you show the result to its users every second Friday. We prefer boring technology, short functions and deleting code.',
    responsibilities: [
      'Build features end to end in TypeScript, React and Node.js or Python',
      'Design the tables and the interfaces your code depends on',
      'Keep every page within its weight budget and WCAG 2.2 AA',
      'Review colleagues’ changes the same day, kindly and in full sentences',
      'Visit the client at least twice a year and watch people work',
    ],
    requirements: [
      'Three or more years on web products that other people use',
      'TypeScript and SQL without looking everything up',
      'Tests as a habit, from the unit to the browser',
      'A sense for when a feature should not be built',
    ],
    benefits,
  },
  'database-administrator': {
    title: 'Database Administrator',
    department: 'Data',
    location: 'Remote, Austin',
    type: 'Full-time',
    experience: '4+ years',
    summary: 'Keep forty production databases fast, correct and restorable, and teach their owners how.',
    description:
      'You will look after the databases of eight to ten clients: PostgreSQL first, then MySQL, SQL Server and a little Cassandra. About half of the work is tuning and upgrades, a quarter is recovery drills, and the rest is sitting with developers while they design the next table.',
    responsibilities: [
      'Find slow queries, explain the cause and measure the cure',
      'Plan and rehearse version upgrades with a way back',
      'Run a restore drill for every client each quarter',
      'Set up replication, failover and the alerts around them',
      'Share a one-in-six on-call rota with the data team',
    ],
    requirements: [
      'Four or more years with relational databases in production',
      'You read query plans in PostgreSQL or SQL Server with ease',
      'Shell and Python or Go for the work that repeats',
      'Calm at night, precise in writing the morning after',
    ],
    benefits,
  },
  'devops-engineer': {
    title: 'DevOps Engineer',
    department: 'Platform',
    location: 'Remote, Seattle',
    type: 'Full-time',
    experience: '3+ years',
    summary: 'Build the pipelines that say no before the customers do, and make releases an ordinary event.',
    description:
      'You will join client teams of five to fifteen for three to six months and leave them releasing several times a day. You build the pipeline, the environments and the alerts together with them, not for them, so that the last thing you hand over is your own absence.',
    responsibilities: [
      'Build pipelines with tests, scans and approvals in a fixed order',
      'Describe networks, clusters and permissions as code',
      'Define service-level objectives with the people who own them',
      'Run incident exercises and write the reviews without blame',
      'Pair with client engineers until they no longer need you',
    ],
    requirements: [
      'Three or more years of operating what you deploy',
      'Kubernetes, Terraform and one pipeline system in depth',
      'Metrics, logs and traces: you know which to ask first',
      'Patience with old systems and with the people who keep them alive',
    ],
    benefits,
  },
  'ux-ui-designer': {
    title: 'UX/UI Designer',
    department: 'Design',
    location: 'Remote, Chicago',
    type: 'Full-time',
    experience: '2+ years',
    summary: 'Watch people use things, remove a step, and draw what is left with care.',
    description:
      'You will design working tools: dispatch screens, nurses’ apps, storefronts. You start in the field, with the people who will use the thing, and end in the browser next to a developer. Half of your designs will be smaller than what they replace.',
    responsibilities: [
      'Observe users where they work and write down what you saw',
      'Sketch flows and states, phone size first, and test them with ten people',
      'Look after a design system in code together with two developers',
      'Check contrast, focus and wording before anything is built',
      'Present decisions with their reasons and their alternatives',
    ],
    requirements: [
      'Two or more years of design for software people use at work',
      'A portfolio that shows the steps, not only the result',
      'Enough HTML and CSS to see what is cheap and what is not',
      'Plain words: you can write the button as well as draw it',
    ],
    benefits,
  },
} as const satisfies Record<JobId, JobWords>;
