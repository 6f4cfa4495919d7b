import * as site from './site.ts';

/** The name in one piece, for titles, emails and accessible names. */
export const brandName = site.name;

/** A function, so that a bundler can drop the call where `brand` is not used. */
function readBrand() {
  const { phone, email, address, officeHours, security } = site.contact;
  return {
    /** The wordmark in its two parts, as the logo draws it (SPEC section 1), with the space that the name has. */
    name: [site.wordmark[0], site.name.slice(site.wordmark[0].length)] as const,
    legalName: site.legalName,
    /** Origin of the published site, without a trailing slash: canonical links, sitemap and previews use it. */
    origin: site.origin,
    phone: { display: phone, href: `tel:+${phone.replace(/\D/g, '')}` },
    email,
    /** Who to tell about a weakness of the site, and until which day that holds (security.txt). */
    security,
    address,
    /** Monday to Friday, as 24-hour local time of the office. */
    officeHours,
    /** Addresses of the company's public profiles, for search engines; the pages do not show them. */
    profiles: site.profiles,
    foundedYear: site.foundedYear,
    copyrightYear: site.copyrightYear,
    certifications: site.certifications,
  };
}

/**
 * Who the site belongs to, from `site.yaml`. Serves SPEC sections 1 (logo, hero claim) and 9 (contact
 * details, claims, certifications).
 */
export const brand = /* @__PURE__ */ readBrand();
