import { defineMessages } from '../../define-messages.ts';
import { careers as english } from '../en/careers.ts';

/** German words of the pages careers and job and of the application form. */
export const careers = defineMessages(english, {
  'careers.head.title': 'Karriere: fünf Säulen fehlen noch | {brand}',
  'careers.head.description':
    'Fünf Vollzeitstellen, alle remote: Cloud, Entwicklung, Daten, Plattform und Design. Was Sie erwartet, was wir bieten und wie Sie sich bewerben.',
  'careers.title': 'Fünf Säulen fehlen noch',
  'careers.lead': 'Hundert von uns stehen schon hier. Die fünf gezeichneten sind offene Stellen.',
  'careers.hero.link': 'Offene Stellen ansehen',
  'careers.hero.caption': 'Abb. 1. {people} Menschen, {roles} offene Stellen. Eins zu eins gezeichnet.',
  'careers.values.title': 'Was Sie von uns erwarten können',
  'careers.values.innovation': 'Innovation',
  'careers.values.innovation.text':
    'Ideen werden gezeichnet, berechnet und diskutiert, bevor sie gebaut werden. Alle dürfen eine Säule vorschlagen; die Hälfte unserer Säulen stammt von jemandem im ersten Jahr.',
  'careers.values.growth': 'Entwicklung',
  'careers.values.growth.text':
    'Stufe für Stufe, und jede ist schriftlich festgehalten: was die nächste verlangt, wer darüber entscheidet, was sie einbringt.',
  'careers.values.impact': 'Wirkung',
  'careers.values.impact.text':
    'Sie sehen, was Ihre Arbeit bewirkt. Die Klinik, der Güterhof, der Laden: Wer bei uns entwickelt, besucht den Kunden mindestens zweimal im Jahr.',
  'careers.benefits.title': 'Was wir bieten',
  'careers.benefits.leave': '5 Wochen',
  'careers.benefits.leave.what': 'Urlaub',
  'careers.benefits.leave.text': 'und eine bezahlte Woche nach jedem Bereitschaftsquartal',
  'careers.benefits.learning': '4.000 $',
  'careers.benefits.learning.what': 'zum Lernen',
  'careers.benefits.learning.text': 'jedes Jahr, dazu zwei Konferenzreisen',
  'careers.benefits.remote': 'Remote',
  'careers.benefits.remote.what': 'als Standard',
  'careers.benefits.remote.text': 'auf Wunsch mit Schreibtisch in Ihrer Stadt',
  'careers.benefits.health': '100 %',
  'careers.benefits.health.what': 'krankenversichert',
  'careers.benefits.health.text': 'Arzt, Zahnarzt und Sehhilfen, für Sie und Ihre Familie',
  'careers.jobs.title': 'Offene Stellen',
  'careers.jobs.lead': 'Die neuesten zuerst. Alle in Vollzeit und remote, jede mit einer Stadt in der Nähe.',

  // A job, in the list and on its page
  'job.apply': 'Jetzt bewerben',
  'job.apply.about': 'als {job}',
  'job.department': 'Bereich',
  'job.location': 'Ort',
  'job.type': 'Arbeitszeit',
  'job.experience': 'Erfahrung',
  'job.posted': 'Veröffentlicht',
  'job.invitation': 'Bewerben Sie sich in zehn Minuten.',
  'job.description': 'Beschreibung',
  'job.responsibilities': 'Aufgaben',
  'job.requirements': 'Anforderungen',
  'job.benefits': 'Was wir bieten',
  'job.company.title': 'Über {brand}',
  'job.company.text':
    '{brand} ist ein IT-Unternehmen mit gut hundert Menschen. Seit acht Jahren entwerfen, bauen und betreiben wir Systeme für Banken, Kliniken, Speditionen und Händler. Wir nehmen weniger Projekte an, als wir könnten, und bleiben länger, als wir müssten.',
  'job.hiring.title': 'So stellen wir ein',
  'job.hiring.application': 'Bewerbung',
  'job.hiring.application.time': '5 Tage',
  'job.hiring.call': 'Gespräch mit dem Fachteam',
  'job.hiring.call.time': '45 Minuten',
  'job.hiring.session': 'Bezahlte Arbeitsprobe',
  'job.hiring.session.time': 'ein halber Tag',
  'job.hiring.offer': 'Angebot',
  'job.hiring.offer.time': 'innerhalb einer Woche',

  // The application form
  'application.title': 'Bewerben',
  'application.lead':
    'Zehn Minuten. Jemand aus dem Recruiting-Team liest jede Bewerbung und antwortet innerhalb von fünf Arbeitstagen.',
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
  'application.coverLetter.placeholder': 'Erzählen Sie von einem System, auf das Sie stolz sind.',
  'application.resume': 'Lebenslauf',
  'application.resume.drop': 'Lebenslauf hier ablegen',
  'application.resume.hint': 'PDF, DOC oder DOCX, maximal 5 MB',
  'application.resume.choose': 'Datei auswählen',
  'application.resume.release': 'Loslassen zum Anhängen',
  'application.resume.ready': '{size}, bereit zum Senden',
  'application.resume.remove': 'Entfernen',
  'application.resume.attached': '{file} ist angehängt.',
  'application.resume.large':
    'Diese Datei ist größer als 5 MB. Sie können sie senden, doch eine kleinere lässt sich zuverlässiger öffnen.',
  'application.resume.empty':
    'Diese Datei ist leer. Sie können sie senden, doch darin gibt es nichts zu lesen.',
  'application.resume.otherFormat':
    'Das ist kein PDF, DOC oder DOCX. Sie können die Datei senden, doch vielleicht können wir sie nicht öffnen.',
  'application.draft': 'Entwurf auf diesem Gerät behalten',
  'application.draft.hint':
    'Speichert Ihre Eingaben, nicht den Lebenslauf, in diesem Browser für {days} Tage oder bis zur Bewerbung. Bitte nicht an einem gemeinsam genutzten Rechner.',
  'application.draft.restored': 'Ihr Entwurf ist wieder da. Nur der Lebenslauf muss erneut angehängt werden.',
  'application.draft.refused': 'In diesem Browser lässt sich kein Entwurf speichern.',
  'application.submit': 'Bewerbung absenden',
  'application.submitting': 'Wird gesendet …',
  'application.submitted': 'Bewerbung gesendet',
  'application.succeeded': 'Ihre Bewerbung ist eingegangen! Wir melden uns bald.',
  'application.failed':
    'Beim Senden Ihrer Bewerbung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  'application.privacy': 'Wir nutzen Ihre Bewerbung nur, um über diese Stelle zu entscheiden.',
  'application.back': 'Zurück zu Karriere',
  'application.unscripted':
    'Das Formular braucht JavaScript. Senden Sie Ihre Bewerbung sonst an {email} und nennen Sie die Stelle.',
});
