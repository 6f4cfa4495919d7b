import type { Size } from './writer.ts';

/** How many of each thing a site has. */
export type Counts = Readonly<
  Record<
    | 'services'
    | 'jobs'
    /** On the Team page. */
    | 'members'
    /** On the About page. */
    | 'leaders'
    | 'testimonials'
    | 'clients'
    | 'projects'
    | 'filters'
    | 'featured'
    | 'posts'
    | 'cases'
    | 'papers'
    | 'questions'
    | 'webinars',
    number
  >
>;

/** An invented company: its folder is generated from this. */
export interface Company {
  size: Size;
  /** The first is the default. */
  languages: readonly string[];
  locales?: Readonly<Record<string, string>>;
  look: 'basalt' | 'photos' | 'plain';
  name: string;
  street: string;
  city: string;
  country: string;
  mailDomain: string;
  accent: { light: string; dark: string };
  counts: Counts;
}

/** The site that `npm run test:full` builds beside those of `sites/`, by the name of its folder. */
export const companies: Readonly<Record<string, Company>> = {
  /** Right to left, with a second language that is left to right. */
  arabic: {
    size: 'ordinary',
    languages: ['ar', 'en'],
    look: 'basalt',
    name: 'Basira',
    street: 'شارع الحمرا 12',
    city: 'بيروت',
    country: 'LB',
    mailDomain: 'basira.example',
    accent: { light: '#b8460f', dark: '#f5834a' },
    counts: {
      services: 5,
      jobs: 3,
      members: 7,
      leaders: 3,
      testimonials: 3,
      clients: 5,
      projects: 4,
      filters: 3,
      featured: 2,
      posts: 11,
      cases: 2,
      papers: 2,
      questions: 4,
      webinars: 2,
    },
  },
};
