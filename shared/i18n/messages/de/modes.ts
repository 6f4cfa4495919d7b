import { defineMessages } from '#shared/i18n/define-messages.ts';
import { modes as english } from '#shared/i18n/messages/en/modes.ts';

/** German words of the forms where the two modes say something else: what only one of them says. */
export const modes = defineMessages(english, {
  // Live mode
  'live.trap': 'Lassen Sie dieses Feld leer',
  'live.upload': 'Ihr Lebenslauf wird gesendet',
  'live.resume.large':
    'Diese Datei ist größer als 5\u00A0MB und lässt sich nicht senden. Bitte hängen Sie eine kleinere an.',
  'live.resume.empty': 'Diese Datei ist leer und lässt sich nicht senden. Bitte hängen Sie eine andere an.',
  'live.resume.otherFormat':
    'Das ist kein PDF, DOC oder DOCX und lässt sich nicht senden. Bitte hängen Sie eine andere Datei an.',
  'live.problem.resume':
    'Wir nehmen PDF, DOC und DOCX ohne Makros und ohne Passwort an. Diese Datei enthält etwas anderes, als ihr Name sagt. Bitte speichern Sie sie als PDF und hängen Sie das PDF an.',
  'live.newsletter.help': 'Wir nutzen Ihre Adresse nur für den Newsletter.',
  'live.newsletter.confirm':
    'Ein Schritt fehlt noch: Öffnen Sie innerhalb von 48\u00A0Stunden den Link, den wir an {email} geschickt haben.',
  'live.newsletter.sent':
    'Ein Schritt fehlt noch: Öffnen Sie innerhalb von 48\u00A0Stunden den Link, den wir Ihnen geschickt haben.',
  'live.newsletter.failed':
    'Das Abonnieren hat nicht geklappt. Bitte versuchen Sie es noch einmal oder schreiben Sie an {email}.',
  'live.failure.offline':
    'Diese Website ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'live.failure.blocked':
    'Ihr Browser hat das nicht durchgelassen, vielleicht wegen eines Werbeblockers. Bitte schalten Sie ihn für diese Website aus und versuchen Sie es noch einmal.',
  'live.file.changed':
    '{file} hat sich geändert, seit Sie die Datei ausgewählt haben. Bitte wählen Sie sie noch einmal aus.',
  'live.file.slow':
    'Ihre Verbindung ist zu langsam für diese Datei ({size}). Bitte hängen Sie eine kleinere an.',
  'live.file.large':
    'Diese Datei ({size}) ist zu groß und lässt sich nicht senden. Bitte hängen Sie eine kleinere an.',
  'live.failure.again': 'Klappt es wieder nicht, schreiben Sie an {email}.',
  'live.problem.required': '{field}: Bitte füllen Sie dieses Feld aus.',
  'live.problem.email': '{field}: An diese E-Mail-Adresse können wir nicht schreiben. Bitte prüfen Sie sie.',
  'live.problem.too-long': '{field}: Dieser Text ist zu lang. Bitte kürzen Sie ihn.',
  'live.problem.other': '{field}: Das lässt sich nicht speichern. Bitte geben Sie es noch einmal ein.',
  'live.problem.position':
    'Diese Stelle ist nicht mehr ausgeschrieben. Bitte wählen Sie eine andere oder schreiben Sie an {email}.',
  'live.problem.final':
    'Das können wir nicht annehmen, auch nicht bei einem weiteren Versuch. Bitte schreiben Sie an {email}.',
  'live.problem.rate':
    'Von Ihrem Anschluss kamen zu viele Nachrichten. Ihre Eingaben sind noch da: Bitte senden Sie sie in {minutes} Min. noch einmal.',
  'live.problem.failed':
    'Das wurde nicht gesendet. Ihre Eingaben sind noch da: Bitte versuchen Sie es noch einmal.',

  // Simulated build: what it does not do, beside its forms and successes
  'demonstration.form': 'Demo: Was Sie hier eingeben, wird nicht gesendet.',
  'demonstration.done': 'Demo: Es wurde nichts gesendet oder gespeichert.',
  'simulated.answer': 'Im Live-Betrieb erreicht Ihre Nachricht das Unternehmen, und hier steht: „{answer}“',
  'simulated.arrivals':
    'Dies ist eine Demo: Das Passwort wird in diesem Browser geprüft, die Bewerbungen sind Beispieldaten, und alle {seconds} Sekunden trifft eine neue ein.',
  'simulated.noArrivals':
    'Dies ist eine Demo: Das Passwort wird in diesem Browser geprüft, und es treffen keine Bewerbungen ein.',
  'simulated.resume.large':
    'Diese Datei ist größer als 5\u00A0MB. Sie können sie senden, doch eine kleinere lässt sich leichter öffnen.',
  'simulated.resume.empty': 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
  'simulated.resume.otherFormat':
    'Das ist kein PDF, DOC oder DOCX. Sie können die Datei senden, doch vielleicht können wir sie nicht öffnen.',
});
