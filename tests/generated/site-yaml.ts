/**
 * The invented company that `npm run test:full` builds a site for in addition to those of `sites/`: right to left, with
 * a second language that is left to right.
 */

/** The first is the default. */
export const siteLanguages = ['ar', 'en'] as const;

/** How many of each thing the site has. */
export const counts = {
  services: 5,
  jobs: 3,
  /** On the Team page. */
  members: 7,
  /** On the About page. */
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
};
export const [city, country] = ['بيروت', 'LB'];
export const foundedYear = 2011;

/** Where its forms post to (tests/generated/forms.spec.ts). */
export const formsEndpoint = 'https://forms.example/f/generated';

/** A list of this length; numbers start at 1. */
export const times = <Thing>(count: number, make: (number: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const services = times(counts.services, (number) => `/services/service-${number}`);
/** Pages of collections that may be empty; menus name them nevertheless, as in a new site. */
const resources = [
  '/resources/case-studies',
  '/resources/white-papers',
  '/resources/faq',
  '/resources/webinars',
];
const pages = ['/about', '/team', '/portfolio', '/careers', '/contact'];
const mail = (box: string) => `${box}@basira.example`;

/** The content of `site.yaml`. */
export const siteYaml = {
  name: 'Basira',
  wordmark: ['Bas', 'ira'],
  slug: 'generated',
  legalName: 'Basira',
  origin: 'https://generated.example',
  languages: siteLanguages,
  // Digits as in the phone number.
  locales: { ar: 'ar-LB-u-nu-latn' },
  // With wider letters than the product's font, and Arabic ones.
  fonts: { sans: { family: 'DejaVu Sans', file: 'fonts/arabic.woff2' } },
  // With addresses of its own in its last language.
  addresses: { en: { '/careers': '/wazaif', '/resources/faq': '/asila' } },
  contact: {
    phone: '+961 1 555 0142',
    email: { general: mail('a'), privacy: mail('b'), legal: mail('c'), careers: mail('d') },
    address: { street: 'شارع الحمرا 12', city, country, cityLine: city },
    addressIn: { en: { street: '12 Hamra Street', city: 'Beirut', cityLine: 'Beirut' } },
    officeHours: { opens: '08:30', closes: '17:30' },
    security: { email: mail('e'), expires: '2027-10-31' },
  },
  foundedYear,
  copyrightYear: 2026,
  certifications: ['ISO 27001', 'SOC 2 Type II'],
  accent: { light: '#b8460f', dark: '#f5834a' },
  grounds: { page: { light: '#ffffff', dark: '#101418' }, band: { light: '#10202c', dark: '#14242f' } },
  pictures: {
    home: { picture: '/images/themed.svg' },
    closing: { picture: '/images/plain.svg' },
    footer: { picture: '/images/themed.svg' },
    contact: { picture: '/images/plain.svg', office: { left: 30, top: 60 } },
  },
  // The third way besides simulated forms, as in the sample, and the API of live mode.
  forms: { endpoint: formsEndpoint },
  newsletter: { blogListing: 'working' },
  cookieBanner: 'off',
  consentVersion: '2026-11-01',
  adminGate: {
    salt: 'fourteen-columns',
    digest: 'ed7e18969b5cba0baa528b81829bdd1e1dc76cb02b0c70ca47228054c7bc0cf4',
  },
  menus: {
    main: [
      { page: '/' },
      { group: 'services', page: '/services', entries: services },
      { page: '/about' },
      { page: '/portfolio' },
      { page: '/blog' },
      { group: 'resources', page: '/resources', entries: resources },
      { group: 'company', entries: pages },
      { page: '/contact' },
    ],
    footer: [
      { group: 'services', entries: services },
      { group: 'company', entries: pages },
      { group: 'resources', entries: ['/blog', ...resources] },
    ],
    legal: ['/privacy-policy', '/terms-conditions', '/sitemap', '/imprint'],
    sitemap: {
      main: { group: 'main', page: '/', entries: pages },
      services: { group: 'services', page: '/services', entries: services },
    },
  },
};
