/** Names the product in local-storage keys; keep it lower case without spaces. By itself, so that the browser needs no more. */
export const brandSlug = 'basaltworks';

/**
 * Who the site belongs to: the first file an adopter edits. All of it is sample data of a fictional company.
 * Serves SPEC sections 1 (logo, hero claim) and 9 (contact details, claims, certifications).
 */
export const brand = {
  /** The wordmark in its two parts, as the logo draws it (SPEC section 1). */
  name: ['Basalt', 'works'],
  legalName: 'Basaltworks, Inc.',
  /** Origin of the published site, without a trailing slash: canonical links, sitemap and previews use it. */
  origin: 'https://basaltworks.example',
  phone: { display: '+1 (415) 555-0142', href: 'tel:+14155550142' },
  email: {
    general: 'hello@basaltworks.example',
    privacy: 'privacy@basaltworks.example',
    legal: 'legal@basaltworks.example',
    careers: 'careers@basaltworks.example',
  },
  /** Who to tell about a weakness of the site, and until which day that holds (security.txt, at most a year ahead). */
  security: { email: 'security@basaltworks.example', expires: '2027-10-31' },
  address: {
    street: '2100 Bryant Street, Suite 400',
    city: 'San Francisco',
    /** Empty where addresses have none. */
    region: 'CA' as string,
    postalCode: '94110',
    country: 'US',
    /** City, region and postal code in one line, in the order the country writes them. */
    cityLine: 'San Francisco, CA 94110',
  },
  /** Office hours, Monday to Friday, as 24-hour local time of the office. */
  officeHours: { opens: '09:00', closes: '18:00' },
  /** Where webinars are held: what comes before the links of content/webinars/facts.ts. */
  webinarOrigin: 'https://webinars.basaltworks.example',
  /** Addresses of the company's public profiles (LinkedIn, GitHub, Mastodon), for search engines; the pages do not show them. */
  profiles: [] as readonly string[],
  foundedYear: 2017,
  copyrightYear: 2025,
  certifications: ['ISO 27001', 'SOC 2 Type II', 'HIPAA'],
} as const;

/** The name in one piece, for titles, mails and accessible names. */
export const brandName = /* @__PURE__ */ brand.name.join('');
