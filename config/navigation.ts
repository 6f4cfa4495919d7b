import type { StaticRouteId } from './routes.ts';

/** A menu entry: where it leads and the message keys of its name and its one-line explanation. */
export interface NavigationLink {
  route: StaticRouteId;
  label: string;
  hint?: string;
}

export type NavigationGroupId = 'services' | 'resources' | 'company';

/** An entry of the bar: a plain link, or a group that opens a panel (SPEC section 2, Common parts). */
export type NavigationEntry =
  | { kind: 'link'; link: NavigationLink }
  | { kind: 'group'; id: NavigationGroupId; label: string; route?: StaticRouteId; links: NavigationLink[] };

const serviceLinks: NavigationLink[] = [
  { route: 'cloud', label: 'service.cloud.name', hint: 'service.cloud.hint' },
  { route: 'database', label: 'service.database.name', hint: 'service.database.hint' },
  { route: 'appDevelopment', label: 'service.appDevelopment.name', hint: 'service.appDevelopment.hint' },
  { route: 'webDevelopment', label: 'service.webDevelopment.name', hint: 'service.webDevelopment.hint' },
  { route: 'devops', label: 'service.devops.name', hint: 'service.devops.hint' },
  { route: 'cybersecurity', label: 'service.cybersecurity.name', hint: 'service.cybersecurity.hint' },
];

const resourceLinks: NavigationLink[] = [
  { route: 'caseStudies', label: 'menu.caseStudies', hint: 'menu.caseStudies.hint' },
  { route: 'whitePapers', label: 'menu.whitePapers', hint: 'menu.whitePapers.hint' },
  { route: 'faq', label: 'menu.faq', hint: 'menu.faq.hint' },
  { route: 'webinars', label: 'menu.webinars', hint: 'menu.webinars.hint' },
];

const companyLinks: NavigationLink[] = [
  { route: 'about', label: 'menu.about', hint: 'menu.about.hint' },
  { route: 'team', label: 'menu.team', hint: 'menu.team.hint' },
  { route: 'careers', label: 'menu.careers', hint: 'menu.careers.hint' },
  { route: 'contact', label: 'menu.contact', hint: 'menu.contact.hint' },
];

/** The bar and the slide-in menu, in order. */
export const mainNavigation: NavigationEntry[] = [
  { kind: 'link', link: { route: 'home', label: 'nav.home' } },
  { kind: 'group', id: 'services', label: 'nav.services', route: 'services', links: serviceLinks },
  { kind: 'link', link: { route: 'about', label: 'nav.about' } },
  { kind: 'link', link: { route: 'portfolio', label: 'nav.portfolio' } },
  { kind: 'link', link: { route: 'blog', label: 'nav.blog' } },
  { kind: 'group', id: 'resources', label: 'nav.resources', route: 'resources', links: resourceLinks },
  { kind: 'group', id: 'company', label: 'nav.company', links: companyLinks },
  { kind: 'link', link: { route: 'contact', label: 'nav.contact' } },
];

/** The link columns of the footer; with the legal row they reach every public page but posts and jobs. */
export const footerColumns: { label: string; links: NavigationLink[] }[] = [
  {
    label: 'nav.services',
    links: [...serviceLinks, { route: 'itSupport', label: 'service.itSupport.name' }],
  },
  {
    label: 'nav.company',
    links: [
      { route: 'about', label: 'menu.about' },
      { route: 'team', label: 'menu.team' },
      { route: 'portfolio', label: 'nav.portfolio' },
      { route: 'careers', label: 'menu.careers' },
      { route: 'contact', label: 'menu.contact' },
    ],
  },
  { label: 'nav.resources', links: [{ route: 'blog', label: 'nav.blog' }, ...resourceLinks] },
];

export const legalLinks: NavigationLink[] = [
  { route: 'privacy', label: 'menu.privacy' },
  { route: 'terms', label: 'menu.terms' },
  { route: 'sitemap', label: 'menu.sitemap' },
];
