/** English words of what every page shares: navigation, header, footer, switches, banner, notices. */
export const shell = {
  // Top navigation (SPEC section 4 fixes the first six keys)
  'nav.home': 'Home',
  'nav.services': 'Services',
  'nav.about': 'About Us',
  'nav.portfolio': 'Portfolio',
  'nav.blog': 'Blog',
  'nav.contact': 'Contact',
  'nav.resources': 'Resources',
  'nav.company': 'Company',

  // The other menu entries
  'menu.caseStudies': 'Case Studies',
  'menu.whitePapers': 'White Papers',
  'menu.faq': 'FAQ',
  'menu.webinars': 'Webinars',
  'menu.about': 'About Us',
  'menu.team': 'Our Team',
  'menu.careers': 'Careers',
  'menu.contact': 'Contact Us',
  'menu.privacy': 'Privacy Policy',
  'menu.terms': 'Terms & Conditions',
  'menu.sitemap': 'Sitemap',

  // Foot of the services panel
  'panel.services.all': 'All services',

  // Header, slide-in menu, landmarks
  'shell.skipToContent': 'Skip to content',
  'shell.homeLink': '{brand}, home',
  'header.menu': 'Menu',
  'header.openMenu': 'Open menu',
  'header.closeMenu': 'Close menu',
  'shell.group.toggle': '{group}: show pages',
  'header.mainLandmark': 'Main',
  'header.mobileLandmark': 'Mobile',
  'footer.landmark': 'Footer',
  'footer.legalLandmark': 'Legal',

  // Theme switch
  'theme.label': 'Theme',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'theme.system': 'System',

  // Language switch; the languages themselves are named in shared/locales.ts
  'language.label': 'Language',
  'language.current': '{code}, Language: {name}',

  // Footer
  'footer.newsletter.label': 'Work email',
  'footer.newsletter.placeholder': 'name@company.com',
  'footer.newsletter.subscribe': 'Subscribe',
  'footer.copyright': '© {year} {company}',
  'footer.badges': 'Certificates and partnerships',
  'footer.channels': 'Ways to reach us',
  'footer.profiles': 'Social media profiles',
  'header.channels': 'Ways to reach us',
  'registration.vat': 'VAT ID: {number}',
  'registration.register': 'Company register: {entry}',
  'registration.insurance': 'Liability insurance: {insurer}',
  'footer.certifications': 'Certifications and compliance: {list}',
  'footer.cookieSettings': 'Cookie settings',

  // Cookie banner
  'cookies.title': 'What this site stores',
  'cookies.text':
    'Your choices are stored in this browser; visitors get no cookies. Optional scripts would run only if you accept all, and this site has none. You can change your choice in the footer at any time.',
  'cookies.text.scripts':
    'Your choices are stored in this browser. These optional scripts run only if you accept all: {scripts}. You can change your choice in the footer at any time.',
  'cookies.acceptAll': 'Accept All',
  'cookies.necessaryOnly': 'Necessary Only',
  'cookies.close': 'Close',

  // Small controls and notices
  'scrollToTop.label': 'Scroll to top',
  'notifications.label': 'Notifications',
  'notifications.dismiss': 'Dismiss',
  'link.opensInNewTab': '(opens in a new tab)',
  'label.value': '{label}: {value}',
  'form.requiredNote': 'Fields marked with * are required.',
  'form.optional': 'Optional',
  'loadError.title': 'The page could not be loaded',
  'loadError.text': 'The connection was interrupted. What you typed is still here; please try again.',

  // Not-found page; the specification fixes title, text and the two buttons (SPEC section 2)
  'notFound.title': 'Page Not Found',
  'notFound.text': "Oops! The page you're looking for doesn't exist or has been moved.",
  'notFound.home': 'Return Home',
  'notFound.contact': 'Contact Support',
  'notFound.more': 'Perhaps you were looking for',
} as const;
