import type { Company } from './companies.ts';

/** Pages of collections that may be empty; menus name them nevertheless, as in a new site. */
const resources = [
  '/resources/case-studies',
  '/resources/white-papers',
  '/resources/faq',
  '/resources/webinars',
];
const mostEntries = 12;

/** The ids of the services, as many as a menu holds. */
export const serviceIds = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `service-${index + 1}`);

function menus({ counts }: Company) {
  const services = serviceIds(counts.services)
    .map((id) => `/services/${id}`)
    .slice(0, mostEntries);
  const company = ['/about', '/team', '/portfolio', '/careers', '/contact'];
  return {
    main: [
      { page: '/' },
      { group: 'services', page: '/services', entries: services },
      { page: '/about' },
      { page: '/portfolio' },
      { page: '/blog' },
      { group: 'resources', page: '/resources', entries: resources },
      { group: 'company', entries: company },
      { page: '/contact' },
    ],
    footer: [
      { group: 'services', entries: services },
      { group: 'company', entries: company },
      { group: 'resources', entries: ['/blog', ...resources] },
    ],
    legal: ['/privacy-policy', '/terms-conditions', '/sitemap', ...(counts.posts > 1 ? ['/imprint'] : [])],
    sitemap: {
      main: { group: 'main', page: '/', entries: company },
      services: { group: 'services', page: '/services', entries: services },
    },
  };
}

/** Of every generated company. */
export const foundedYear = 2011;

/** Where its forms post to (tests/generated/forms.spec.ts). */
export const formsEndpoint = 'https://forms.example/f/generated';

/** `site.yaml` of a company. */
export function siteYaml(company: Company): object {
  const { name, size, languages, locales, look, street, city, country, mailDomain, accent } = company;
  const mail = (box: string) =>
    `${size === 'most' ? `${box}.und-alle-anderen-anliegen-die-sonst-noch-jemand-hat` : box}@${mailDomain}`;
  const half = Math.ceil(name.length / 2);
  return {
    name,
    wordmark: [name.slice(0, half), name.slice(half)],
    slug: 'generated',
    legalName:
      size === 'most'
        ? `${name} Gesellschaft mit beschränkter Haftung & Compagnie Kommanditgesellschaft`
        : name,
    origin: 'https://generated.example',
    languages,
    ...(locales && { locales }),
    // With addresses of its own in its last language.
    addresses: { [languages.at(-1) ?? '']: { '/careers': '/wazaif', '/resources/faq': '/asila' } },
    contact: {
      phone: size === 'most' ? '+43 (732) 123456-789 1011' : '+961 1 555 0142',
      email: { general: mail('a'), privacy: mail('b'), legal: mail('c'), careers: mail('d') },
      address: { street, city, country, cityLine: size === 'most' ? `5360 ${city}, Oberösterreich` : city },
      officeHours: { opens: '08:30', closes: '17:30' },
      security: { email: mail('e'), expires: '2027-10-31' },
    },
    foundedYear,
    copyrightYear: 2026,
    ...(size !== 'least' && { certifications: ['ISO 27001', 'SOC 2 Type II'] }),
    accent,
    look,
    // The third way besides simulated forms, as in the sample, and the API of live mode.
    forms: { endpoint: formsEndpoint },
    newsletter: { blogListing: 'working' },
    consentVersion: '2026-11-01',
    adminGate: {
      salt: 'fourteen-columns',
      digest: 'ed7e18969b5cba0baa528b81829bdd1e1dc76cb02b0c70ca47228054c7bc0cf4',
    },
    // One of the generated sites has no search.
    ...(size === 'least' && { pages: { search: 'off' } }),
    menus: menus(company),
  };
}
