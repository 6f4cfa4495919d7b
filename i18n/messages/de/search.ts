import { defineMessages } from '../../define-messages.ts';
import { search as english } from '../en/search.ts';

/** German words of the search. */
export const search = defineMessages(english, {
  'search.label': 'Suche',
  'search.description':
    'Leistungen, Artikel, offene Stellen, Fallstudien, Whitepaper, Webinare, Menschen und Antworten auf dieser Website finden, schon mit einem Wortteil.',
  'search.lead':
    'Leistungen, Artikel, offene Stellen, Menschen und Antworten: Ein Wort oder ein Teil davon genügt.',
  'search.field': 'Diese Website durchsuchen',
  'search.unscripted':
    'Ohne JavaScript kann diese Seite nicht suchen, aber hier steht alles, was es gibt. Ihr Browser findet Wörter auf der Seite mit Strg+F.',
  'search.all': 'Alles auf dieser Website',
  'search.best': 'Beste Treffer',
  'search.recent': 'Eben geöffnet',
  'search.actions': 'Aktionen',
  'search.print': 'Diese Seite drucken',
  'search.close': 'Suche schließen',
  'search.results': 'Treffer: {count}',
  'search.none': 'Keine Treffer für „{term}“.',
  'search.none.hint': 'Versuchen Sie es mit einem kürzeren oder einem anderen Wort.',
  'search.failed': 'Die Suche konnte nicht geladen werden. Diese Seite listet alles auf:',
  'search.keys': 'Pfeiltasten wählen aus, Enter öffnet, Esc schließt.',
  'search.language': 'Sprache: {name}',
  'search.theme': 'Darstellung: {name}',
  'search.group.pages': 'Seiten',

  // Words by which people look for a page that its name and its text do not have
  'search.also.home': 'Start Anfang Homepage',
  'search.also.services': 'Angebot Lösungen Preise Kosten Dienstleistungen',
  'search.also.about': 'Firma Unternehmen Geschichte Werte Leitung Geschäftsführung',
  'search.also.team': 'Mitarbeitende Kollegium Fachleute',
  'search.also.portfolio': 'Projekte Arbeiten Kunden Beispiele',
  'search.also.blog': 'Neuigkeiten Artikel Beiträge Notizen',
  'search.also.contact': 'Telefon anrufen E-Mail Adresse Anschrift Büro Öffnungszeiten Anfrage Angebot',
  'search.also.careers': 'Jobs Stellen Stellenangebote Bewerbung bewerben arbeiten bei uns Praktikum',
  'search.also.resources': 'Downloads Dokumente Unterlagen',
  'search.also.caseStudies': 'Erfolgsgeschichten Kundenbeispiele Referenzen',
  'search.also.whitePapers': 'Leitfaden Bericht Studie PDF Download',
  'search.also.faq': 'Fragen Antworten Hilfe',
  'search.also.webinars': 'Veranstaltungen Vorträge Aufzeichnungen Video Schulung',
  'search.also.privacy': 'DSGVO Cookies Daten personenbezogen Datenschutzerklärung',
  'search.also.terms': 'AGB Geschäftsbedingungen Recht Vertrag',
  'search.also.sitemap': 'Übersicht alle Seiten',
});
