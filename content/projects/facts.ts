import type { Cover } from '../../schema/covers.ts';

/** The filter of the portfolio, in order; `all` shows everything (SPEC section 3, Portfolio project). */
export const projectFilters = [
  'all',
  'cloud',
  'database',
  'app',
  'web',
  'devops',
  'security',
  'mobile',
] as const;

export type ProjectFilter = (typeof projectFilters)[number];
export type ProjectCategory = Exclude<ProjectFilter, 'all'>;

/** What is true of a project in every language. */
export interface ProjectFacts {
  id: string;
  client: string;
  image: Cover;
  /**
   * No project is in `security`: that work is under non-disclosure, and the empty category is where a visitor meets
   * the empty result (SPEC section 8).
   */
  categories: readonly ProjectCategory[];
  technologies: readonly string[];
}

/** The six projects; the order is the number on the landscape of the portfolio page. */
export const projectFacts = [
  {
    id: 'bank-leaves-data-centers',
    client: 'Halden Bank',
    image: 'plateau-high',
    categories: ['cloud', 'devops'],
    technologies: ['Azure', 'Terraform', 'Kubernetes', 'PostgreSQL'],
  },
  {
    id: 'patient-visits',
    client: 'Verity Clinics',
    image: 'crater-deep',
    categories: ['app', 'mobile'],
    technologies: ['Flutter', 'FHIR', 'Cloud Run'],
  },
  {
    id: 'night-batch',
    client: 'Northline Freight',
    image: 'terrace',
    categories: ['database', 'devops'],
    technologies: ['PostgreSQL', 'Python', 'Airflow'],
  },
  {
    id: 'storefront-weekend',
    client: 'Kestrel & Co.',
    image: 'canyon',
    categories: ['web', 'cloud'],
    technologies: ['Next.js', 'Shopify', 'Cloudflare'],
  },
  {
    id: 'turbines-one-screen',
    client: 'Osprey Energy',
    image: 'organ-tall',
    categories: ['cloud', 'database', 'web'],
    technologies: ['Cassandra', 'Kafka', 'Vue', 'Grafana'],
  },
  {
    id: 'track-inspection',
    client: 'Meridian Rail',
    image: 'spiral-wide',
    categories: ['app', 'mobile'],
    technologies: ['Kotlin', 'Swift', 'MQTT'],
  },
] as const satisfies readonly ProjectFacts[];

export type ProjectId = (typeof projectFacts)[number]['id'];

/** The featured case studies below the grid, each about a client of ours (SPEC section 2, Portfolio). */
export const featuredCaseFacts = [
  { id: 'halden-migration', client: 'Halden Bank', image: 'plateau' },
  { id: 'verity-audit', client: 'Verity Clinics', image: 'crater' },
] as const satisfies readonly Pick<ProjectFacts, 'id' | 'client' | 'image'>[];

export type FeaturedCaseId = (typeof featuredCaseFacts)[number]['id'];

export interface ProjectWords {
  title: string;
  description: string;
}

export interface FeaturedCaseWords {
  title: string;
  /** The number that sums it up, as the language writes it, and what it counts. */
  figure: string;
  figureLabel: string;
}

export interface ProjectCollectionWords {
  filters: Record<ProjectFilter, string>;
  projects: Record<ProjectId, ProjectWords>;
  featured: Record<FeaturedCaseId, FeaturedCaseWords>;
}
