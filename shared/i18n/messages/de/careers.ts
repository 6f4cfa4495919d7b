import { defineMessages } from '#shared/i18n/define-messages.ts';
import { careers as english } from '#shared/i18n/messages/en/careers.ts';

/** German words of the pages careers and job and of the application form. */
export const careers = defineMessages(english, {
  'careers.hero.link': 'Offene Stellen ansehen',
  'careers.jobs.none': 'Zurzeit haben wir keine offenen Stellen. Neue finden Sie zuerst hier.',

  // A job, in the list and on its page
  'job.apply': 'Jetzt bewerben',
  'job.apply.about': 'auf die Stelle „{job}“',
  'job.department': 'Bereich',
  'job.location': 'Ort',
  'job.type': 'Arbeitszeit',
  'job.experience': 'Erfahrung',
  'job.salary': 'Gehalt',
  'job.posted': 'Veröffentlicht',
  'job.description': 'Beschreibung',
  'job.responsibilities': 'Aufgaben',
  'job.requirements': 'Anforderungen',
  'job.benefits': 'Was wir bieten',

  // The application form
  'application.title': 'Bewerben',
  'application.firstName': 'Vorname',
  'application.lastName': 'Nachname',
  'application.email': 'E-Mail',
  'application.email.placeholder': 'name@post.de',
  'application.phone': 'Telefon',
  'application.phone.hint': 'Mit Ländervorwahl.',
  'application.linkedIn': 'LinkedIn',
  'application.linkedIn.placeholder': 'linkedin.com/in/…',
  'application.portfolio': 'Portfolio',
  'application.portfolio.placeholder': 'https://',
  'application.coverLetter': 'Anschreiben',
  'application.coverLetter.placeholder': 'Warum diese Stelle und warum Sie?',
  'application.resume': 'Lebenslauf',
  'application.resume.drop': 'Lebenslauf hier ablegen',
  'application.resume.hint': 'PDF, DOC oder DOCX, maximal 5 MB',
  'application.resume.choose': 'Datei auswählen',
  'application.resume.release': 'Loslassen zum Anhängen',
  'application.resume.ready': '{size}, bereit zum Senden',
  'application.resume.remove': 'Entfernen',
  'application.resume.attached': '{file} ist angehängt.',
  'application.resume.large':
    'Diese Datei ist größer als 5\u00A0MB. Sie können sie senden, doch eine kleinere lässt sich leichter öffnen.',
  'application.resume.empty': 'Diese Datei ist leer. Bitte wählen Sie eine andere.',
  'application.resume.otherFormat':
    'Das ist kein PDF, DOC oder DOCX. Sie können die Datei senden, doch vielleicht können wir sie nicht öffnen.',
  'application.draft': 'Entwurf auf diesem Gerät speichern',
  'application.draft.hint':
    'Speichert Ihre Eingaben, nicht den Lebenslauf, in diesem Browser für {days} Tage oder bis zur Bewerbung. Bitte nicht an einem gemeinsam genutzten Rechner.',
  'application.draft.restored': 'Ihr Entwurf ist wieder da. Nur der Lebenslauf muss erneut angehängt werden.',
  'application.draft.refused': 'In diesem Browser lässt sich kein Entwurf speichern.',
  'application.submit': 'Bewerbung absenden',
  'application.submitting': 'Wird gesendet …',
  'application.submitted': 'Bewerbung abgeschickt',
  'application.succeeded': 'Ihre Bewerbung ist abgeschickt! Wir melden uns bald.',
  'application.failed':
    'Beim Senden Ihrer Bewerbung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  'application.failed.again': 'Klappt es wieder nicht, senden Sie Ihre Bewerbung an {email}.',
  'application.privacy':
    'Wir nutzen Ihre Bewerbung nur, um über die Besetzung dieser Stelle zu entscheiden. Wir bewahren sie höchstens {time} auf.',
  'application.back': 'Zurück zur Karriereseite',
  'application.unscripted':
    'Das Formular braucht JavaScript. Ohne JavaScript senden Sie Ihre Bewerbung bitte an {email} und nennen die Stelle.',
});
