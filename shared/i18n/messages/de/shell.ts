import { defineMessages } from '#shared/i18n/define-messages.ts';
import { shell as english } from '#shared/i18n/messages/en/shell.ts';

/** German words of what every page shares. */
export const shell = defineMessages(english, {
  // Top navigation
  'nav.home': 'Startseite',
  'nav.services': 'Leistungen',
  'nav.about': 'Über uns',
  'nav.portfolio': 'Referenzen',
  'nav.blog': 'Blog',
  'nav.contact': 'Kontakt',
  'nav.resources': 'Ressourcen',
  'nav.company': 'Unternehmen',

  // The other menu entries
  'menu.caseStudies': 'Fallstudien',
  'menu.whitePapers': 'Whitepaper',
  'menu.faq': 'FAQ',
  'menu.webinars': 'Webinare',
  'menu.about': 'Über uns',
  'menu.team': 'Unser Team',
  'menu.careers': 'Karriere',
  'menu.contact': 'Kontakt aufnehmen',
  'menu.privacy': 'Datenschutz',
  'menu.terms': 'Nutzungs\u00adbedingungen',
  'menu.sitemap': 'Seitenübersicht',

  // Foot of the services panel
  'panel.services.all': 'Alle Leistungen',

  // Header, slide-in menu, landmarks
  'shell.skipToContent': 'Zum Inhalt springen',
  'shell.homeLink': '{brand}, Startseite',
  'header.menu': 'Menü',
  'header.openMenu': 'Menü öffnen',
  'header.closeMenu': 'Menü schließen',
  'shell.group.toggle': '{group}: Seiten anzeigen',
  'header.mainLandmark': 'Hauptnavigation',
  'header.mobileLandmark': 'Mobile Navigation',
  'footer.landmark': 'Fußzeile',
  'footer.legalLandmark': 'Rechtliches',

  // Theme switch
  'theme.label': 'Darstellung',
  'theme.light': 'Hell',
  'theme.dark': 'Dunkel',
  'theme.system': 'System',

  // Language switch; it also says "Language" for whoever cannot read German
  'language.label': 'Sprache',
  'language.current': '{code}, Sprache (Language): {name}',

  // Footer
  'footer.newsletter.label': 'Geschäftliche E-Mail',
  'footer.newsletter.placeholder': 'name@firma.de',
  'footer.newsletter.subscribe': 'Abonnieren',
  'footer.copyright': '© {year} {company}',
  'footer.badges': 'Zertifikate und Partnerschaften',
  'footer.channels': 'Kontaktwege',
  'footer.profiles': 'Profile in sozialen Netzwerken',
  'header.channels': 'Kontaktwege',
  'registration.vat': 'USt-IdNr.: {number}',
  'registration.register': 'Registereintrag: {entry}',
  'registration.insurance': 'Haftpflichtversicherung: {insurer}',
  'footer.certifications': 'Zertifizierungen und Compliance: {list}',
  'footer.cookieSettings': 'Cookie-Einstellungen',

  // Cookie banner
  'cookies.title': 'Was diese Website speichert',
  'cookies.text':
    'Ihre Einstellungen werden nur in diesem Browser gespeichert, ohne Cookies. Optionale Skripte laufen nur mit Ihrer Zustimmung; diese Website hat keine. Ihre Wahl können Sie jederzeit in der Fußzeile ändern.',
  'cookies.text.scripts':
    'Ihre Einstellungen werden nur in diesem Browser gespeichert. Diese optionalen Skripte laufen nur mit Ihrer Zustimmung: {scripts}. Ihre Wahl können Sie jederzeit in der Fußzeile ändern.',
  'cookies.acceptAll': 'Alle akzeptieren',
  'cookies.necessaryOnly': 'Nur notwendige',
  'cookies.close': 'Schließen',

  // Small controls and notices
  'scrollToTop.label': 'Nach oben',
  'notifications.label': 'Benachrichtigungen',
  'notifications.dismiss': 'Ausblenden',
  'link.opensInNewTab': '(öffnet in einem neuen Tab)',
  'label.value': '{label}: {value}',
  'form.requiredNote': 'Mit * markierte Felder sind Pflichtfelder.',
  'form.optional': 'Optional',
  'loadError.title': 'Die Seite konnte nicht geladen werden',
  'loadError.text':
    'Die Verbindung wurde unterbrochen. Ihre Eingaben sind noch da; bitte versuchen Sie es erneut.',

  // Not-found page; the specification fixes title, text and the two buttons (SPEC section 2)
  'notFound.title': 'Seite nicht gefunden',
  'notFound.text': 'Hoppla! Die gesuchte Seite gibt es nicht, oder sie ist umgezogen.',
  'notFound.home': 'Zur Startseite',
  'notFound.contact': 'Support kontaktieren',
  'notFound.more': 'Vielleicht suchen Sie',
});
