/** Another company with everything different, for rebrand.check.ts: a longer name in two words, another country. */
export const brandSlug = 'northwind-harbour';

export const brand = {
  name: ['Northwind', ' Harbour'],
  legalName: 'Northwind Harbour GmbH',
  origin: 'https://www.northwind-harbour.test',
  phone: { display: '+49 40 5550 1900', href: 'tel:+494055501900' },
  email: {
    general: 'moin@northwind-harbour.test',
    privacy: 'datenschutz@northwind-harbour.test',
    legal: 'recht@northwind-harbour.test',
    careers: 'jobs@northwind-harbour.test',
  },
  security: { email: 'cert@northwind-harbour.test', expires: '2027-09-30' },
  address: {
    street: 'Am Sandtorkai 12',
    city: 'Hamburg',
    region: '',
    postalCode: '20457',
    country: 'DE',
    cityLine: '20457 Hamburg',
  },
  officeHours: { opens: '08:30', closes: '17:30' },
  webinarOrigin: 'https://live.northwind-harbour.test',
  profiles: ['https://social.test/@northwind-harbour'],
  foundedYear: 2011,
  copyrightYear: 2026,
  certifications: ['ISO 9001', 'ISO 27001'],
} as const;

export const brandName = /* @__PURE__ */ brand.name.join('');
