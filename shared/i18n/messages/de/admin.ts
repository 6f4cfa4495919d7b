import { defineMessages } from '../../define-messages.ts';
import { admin as english } from '../en/admin.ts';

/** German words of the admin page. */
export const admin = defineMessages(english, {
  'admin.head.title': 'Bewerbungen, für das Recruiting-Team',
  'admin.head.description':
    'Die Anmeldung des Recruiting-Teams: Bewerbungen auf unsere offenen Stellen, die neuesten zuerst, mit Zählern, Tabelle und jedem Anschreiben im Wortlaut.',
  'admin.title': 'Admin-Bereich',
  'admin.lead': 'Bewerbungen. Nur für das Recruiting-Team.',
  'admin.password': 'Passwort',
  'admin.password.hint': 'Sie bleiben auf diesem Gerät angemeldet, bis Sie sich abmelden.',
  'admin.logIn': 'Anmelden',
  'admin.invalid': 'Falsches Passwort',
  'admin.back': 'Zurück zur Website',
  'admin.unscripted': 'Für die Anmeldung ist JavaScript nötig.',
  'admin.refused': 'Ungültige Admin-Zugangsdaten',
  'admin.loggedIn': 'Als Admin angemeldet',
  'admin.unavailable':
    'Die Bewerbungen konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',

  // The dashboard
  'admin.applications': 'Bewerbungen',
  'admin.notice':
    'Dies ist eine Demo: Das Passwort wird in diesem Browser geprüft, die Bewerbungen sind Beispieldaten, und alle {seconds} Sekunden trifft eine neue ein.',
  'admin.notice.still':
    'Dies ist eine Demo: Das Passwort wird in diesem Browser geprüft, und es treffen keine Bewerbungen ein.',
  'admin.none': 'Noch keine Bewerbungen.',
  'admin.export': 'Als CSV exportieren',
  'admin.export.file': 'bewerbungen.csv',
  'admin.logOut': 'Abmelden',
  'admin.total': 'Insgesamt',
  'admin.status.new': 'Neu',
  'admin.status.reviewed': 'Geprüft',
  'admin.count.new': 'Neu',
  'admin.count.reviewed': 'Geprüft',
  'admin.name': 'Name',
  'admin.position': 'Stelle',
  'admin.date': 'Datum',
  'admin.status': 'Status',
  'admin.table': 'Die {count} neuesten Bewerbungen',
  'admin.table.shown': '{count} von {total}, die neuesten',
  'admin.detail': 'Vollständige Bewerbung',
  'admin.detail.close': 'Bewerbung schließen',
  'admin.notProvided': 'Nicht angegeben',
  'admin.noCoverLetter': 'Kein Anschreiben vorhanden.',
  'admin.arrival': 'Neue Bewerbung eingegangen!',
  'admin.arrival.text': '{name} hat sich beworben: {job}.',
});
