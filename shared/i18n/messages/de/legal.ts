import { defineMessages } from '#shared/i18n/define-messages.ts';
import { legal as english } from '#shared/i18n/messages/en/legal.ts';

/** German words of the legal pages around their texts. */
export const legal = defineMessages(english, {
  'legal.lastUpdated': 'Zuletzt aktualisiert: {date}',
  'legal.inShort': 'Kurz gesagt',

  // What browsers keep, by key: content/pages/stored-entries.ts
  'legal.stored.theme': 'hell, dunkel oder die Einstellung Ihres Geräts',
  'legal.stored.language': 'die gewählte Sprache',
  'legal.stored.consent': 'Ihre Entscheidung über optionale Skripte',
  'legal.stored.applicationDrafts': 'Entwürfe Ihrer Bewerbungen, nur auf Ihren Wunsch',
  'legal.stored.typedText':
    'Ihre Eingaben, damit sie beim Wechsel der Sprache oder des Reiters erhalten bleiben',
  'legal.stored.admin': 'dass jemand aus unserem Team angemeldet ist; bei anderen nie vorhanden',
  'legal.stored.session': 'die Anmeldung unseres eigenen Teams; sonst erhält es niemand',
  'legal.stored.login': 'dass sich gerade jemand aus unserem Team anmeldet; sonst erhält es niemand',
  'legal.stored.browser':
    'dass sich mit diesem Browser schon jemand aus unserem Team angemeldet hat; sonst erhält es niemand',
  'legal.stored.inSession': 'Sitzungsspeicher, bis die nächste Seite geladen ist',
  'legal.stored.inStorage': 'lokaler Speicher, bis Sie den Eintrag löschen',
  'legal.stored.inStorageFor': 'lokaler Speicher, höchstens {time}',
  'legal.stored.inCookieFor': 'Cookie, höchstens {time}',
  'legal.stored.noScripts': 'Optionale Skripte: auf dieser Website keine.',
  'legal.stored.scripts': 'Optionale Skripte, nur nach „{accept}“: {scripts}.',

  // How long data are kept: legal/settings.yaml of the site
  'legal.kept.counts': 'Zähler der Zugriffe pro IP-Adresse',
  'legal.kept.logs': 'Serverlogs',
  'legal.kept.spam': 'Was unser Filter für Spam hält',
  'legal.kept.unconfirmed': 'Unbestätigte Anmeldungen',
  'legal.kept.repeats': 'Kennungen gegen doppeltes Absenden',
  'legal.kept.backups': 'Sicherungskopien',
  'legal.kept.mails': 'Kopien unserer E-Mails und Meldungen',
  'legal.kept.enquiries': 'Anfragen',
  'legal.kept.applications': 'Bewerbungen',
  'legal.kept.subscription': 'Abonnement des Newsletters',
  'legal.kept.untilLeft': 'bis Sie sich abmelden',
  'legal.retention.note': 'Balken maßstäblich, in Tagen. Der offene endet, wenn Sie sich abmelden.',
});
