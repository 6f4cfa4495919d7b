import { defineMessages } from '#shared/i18n/define-messages.ts';
import { careers as english } from '#shared/i18n/messages/en/careers.ts';

/** German words of the pages careers and job and of the application form. */
export const careers = defineMessages(english, {
  'careers.hero.link': 'Offene Stellen ansehen',
  'careers.jobs.none': 'Zurzeit haben wir keine offenen Stellen. Neue finden Sie zuerst hier.',

  // A job, in the list and on its page
  'job.apply': 'Jetzt bewerben',
  'job.apply.about': 'auf die Stelle „{job}“',
  'job.closed': 'Diese Stelle ist nicht mehr offen',
  'job.fact.department': 'Bereich',
  'job.fact.location': 'Ort',
  'job.fact.type': 'Arbeitszeit',
  'job.fact.experience': 'Erfahrung',
  'job.fact.salary': 'Gehalt',
  'job.fact.posted': 'Veröffentlicht',
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
  'application.draft.label': 'Entwurf auf diesem Gerät speichern',
  'application.draft.hint':
    'Speichert Ihre Eingaben, nicht den Lebenslauf, in diesem Browser für {days} Tage oder bis zur Bewerbung. Bitte nicht an einem gemeinsam genutzten Rechner.',
  'application.draft.restored': 'Ihr Entwurf ist wieder da. Nur der Lebenslauf muss erneut angehängt werden.',
  'application.draft.refused': 'In diesem Browser lässt sich kein Entwurf speichern.',
  'application.form.submit': 'Bewerbung absenden',
  'application.form.submitting': 'Wird gesendet …',
  'application.form.submitted': 'Bewerbung abgeschickt',
  'application.form.succeeded': 'Ihre Bewerbung ist abgeschickt! Wir melden uns bald.',
  'application.form.failed':
    'Beim Senden Ihrer Bewerbung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  'application.form.failedAgain': 'Klappt es wieder nicht, senden Sie Ihre Bewerbung an {email}.',
  'application.privacy':
    'Wir nutzen Ihre Bewerbung nur, um über die Besetzung dieser Stelle zu entscheiden. Wir bewahren sie höchstens {time} auf.',
  'application.form.back': 'Zurück zur Karriereseite',
  'application.form.unscripted':
    'Das Formular braucht JavaScript. Ohne JavaScript senden Sie Ihre Bewerbung bitte an {email} und nennen Sie dabei die Stelle.',
});
