/** What is true of an open job in every language. */
export interface JobFacts {
  /** Also the last part of its address. */
  id: string;
  /** Where the office is that the remote job belongs to; `region` is the US state. */
  city: string;
  region: string;
  /** ISO 3166 code of the country of that office, which is also the one applicants live in. */
  country: string;
  /** What job searches call the kind of employment; the words beside it are in `type`. */
  employmentType: 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'INTERN';
  /** Years of experience asked for, at least. */
  minimumYears: number;
  /** Day of publication as YYYY-MM-DD. */
  postedDate: string;
  /** Last day for applications as YYYY-MM-DD, where there is one. */
  validThrough?: string;
  /** An open job is announced to search engines, a closed one no more. */
  isOpen: boolean;
}

/** The five open jobs, newest first; ids, years and dates are those of SPEC section 3. All are full-time and remote. */
export const jobFacts = [
  {
    id: 'cloud-engineer',
    city: 'San Francisco',
    region: 'CA',
    country: 'US',
    employmentType: 'FULL_TIME',
    minimumYears: 5,
    postedDate: '2025-05-05',
    isOpen: true,
  },
  {
    id: 'fullstack-developer',
    city: 'New York',
    region: 'NY',
    country: 'US',
    employmentType: 'FULL_TIME',
    minimumYears: 3,
    postedDate: '2025-05-03',
    isOpen: true,
  },
  {
    id: 'database-administrator',
    city: 'Austin',
    region: 'TX',
    country: 'US',
    employmentType: 'FULL_TIME',
    minimumYears: 4,
    postedDate: '2025-05-01',
    isOpen: true,
  },
  {
    id: 'devops-engineer',
    city: 'Seattle',
    region: 'WA',
    country: 'US',
    employmentType: 'FULL_TIME',
    minimumYears: 3,
    postedDate: '2025-04-28',
    isOpen: true,
  },
  {
    id: 'ux-ui-designer',
    city: 'Chicago',
    region: 'IL',
    country: 'US',
    employmentType: 'FULL_TIME',
    minimumYears: 2,
    postedDate: '2025-04-25',
    isOpen: true,
  },
] as const satisfies readonly JobFacts[];

export type JobId = (typeof jobFacts)[number]['id'];

/** The words of a job (SPEC section 3, Job listing and detail). */
export interface JobWords {
  title: string;
  department: string;
  /** "Remote" and the city. */
  location: string;
  type: string;
  experience: string;
  /** One sentence for the list and the head of the detail page. */
  summary: string;
  description: string;
  responsibilities: readonly string[];
  requirements: readonly string[];
  benefits: readonly string[];
}
