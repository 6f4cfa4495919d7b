import type { Size } from './writer.ts';

/** How many there are of each thing of a site. */
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

/** A company that is nobody's: what its folder is written from. */
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

/** The sites that every run of the tests builds beside those of `sites/`, by the names of their folders. */
export const companies: Readonly<Record<string, Company>> = {
  /** One language, one of each thing or none, and the shortest words. */
  least: {
    size: 'least',
    languages: ['en'],
    look: 'plain',
    name: 'Ax',
    street: 'A 1',
    city: 'Ey',
    country: 'FO',
    mailDomain: 'ax.fo',
    accent: { light: '#0b6b73', dark: '#4fc3c7' },
    counts: {
      services: 1,
      jobs: 0,
      members: 1,
      leaders: 0,
      testimonials: 0,
      clients: 0,
      projects: 0,
      filters: 0,
      featured: 0,
      posts: 1,
      cases: 0,
      papers: 0,
      questions: 0,
      webinars: 0,
    },
  },
  /** As much of everything as there may be, in the longest words; nobody has a portrait. */
  most: {
    size: 'most',
    languages: ['de', 'fr'],
    locales: { de: 'de-AT' },
    look: 'basalt',
    name: 'Donaudampfschifffahrtsinformatik und Söhne',
    street: 'Untere-Donaudampfschifffahrtsgesellschaftsgasse 127, Stiege 14, Tür 3',
    city: 'Sankt-Wolfgang-im-Salzkammergut-Rohrbacherbergen',
    country: 'AT',
    mailDomain: 'donaudampfschifffahrtsinformatik-und-soehne.example',
    accent: { light: '#1b2a5b', dark: '#8ea6ff' },
    counts: {
      services: 12,
      jobs: 40,
      members: 60,
      leaders: 12,
      testimonials: 8,
      clients: 24,
      projects: 30,
      filters: 16,
      featured: 6,
      posts: 25,
      cases: 8,
      papers: 8,
      questions: 30,
      webinars: 8,
    },
  },
  /** From right to left, with a second language that is not. */
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
