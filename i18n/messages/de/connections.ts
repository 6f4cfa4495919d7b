import { defineMessages } from '../../define-messages.ts';
import { connections as english } from '../en/connections.ts';

/** German words of the dashboard's connections to other tools, in live mode. */
export const connections = defineMessages(english, {
  'connections.view': 'Verbindungen',
  'connections.lead':
    'Andere Werkzeuge Ihres Unternehmens können erfahren, was eingeht und was sich ändert: Jedes Ereignis wird an ihre Adresse geschickt.',
  'connections.tools': 'Verbundene Werkzeuge',
  'connections.none': 'Noch ist kein Werkzeug verbunden.',
  'connections.format': 'Werkzeug',
  'connections.format.standard': 'Beliebiges Programm (signierter Webhook)',
  'connections.format.slack': 'Slack',
  'connections.format.hubspot': 'HubSpot',
  'connections.url': 'Adresse',
  'connections.url.hint': 'Beginnt mit https://; dort nimmt das Werkzeug Webhooks an.',
  'connections.token': 'Zugriffstoken',
  'connections.token.hint':
    'Von einer privaten App in HubSpot, die Kontakte schreiben darf. Es wird nicht noch einmal gezeigt.',
  'connections.add': 'Verbinden',
  'connections.added': 'Verbunden.',
  'connections.secret': 'Schlüssel der Signaturen',
  'connections.secret.hint':
    'Er wird nur jetzt gezeigt. Tragen Sie ihn in dem Programm ein, das die Webhooks empfängt.',
  'connections.key.renew': 'Neuer Schlüssel',
  'connections.key.renew.text':
    'Der bisherige Schlüssel gilt noch 24 Stunden: Ereignisse tragen beide Signaturen. Tragen Sie den neuen bis dahin beim Empfänger ein.',
  'connections.problem.address':
    'Unter dieser Adresse ist kein Werkzeug zu erreichen. Sie muss mit https:// beginnen.',
  'connections.problem.private': 'Diese Adresse gehört nicht zum öffentlichen Internet.',
  'connections.problem.required': 'Bitte füllen Sie dieses Feld aus.',
  'connections.problem.other': 'Das lässt sich nicht speichern. Bitte prüfen Sie die Eingabe.',
  'connections.full': 'Es sind schon zehn Werkzeuge verbunden. Löschen Sie zuerst eines.',
  'connections.delete.text': 'Was für dieses Werkzeug noch wartet, wird nicht mehr geschickt.',
  'connections.deliveries': 'Zustellungen',
  'connections.arrival': 'Neue Anfrage eingegangen!',
  'connections.arrival.text': '{name} hat Ihnen geschrieben.',
  'connections.consent.version': 'Fassung der Einwilligung',
  'connections.consent.text': 'Text der Einwilligung',
});
