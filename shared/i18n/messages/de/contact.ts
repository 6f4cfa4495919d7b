import { defineMessages } from '#shared/i18n/define-messages.ts';
import { contact as english } from '#shared/i18n/messages/en/contact.ts';

/** German words of the contact page. */
export const contact = defineMessages(english, {
  // Contact information
  'contact.fact.phone': 'Telefon',
  'contact.fact.email': 'E-Mail',
  'contact.fact.office': 'Büro',
  'contact.fact.hours': 'Bürozeiten',
  'contact.offices': 'Weitere Standorte',
  'contact.directions': 'Anfahrt planen',
  'contact.save': 'Kontakt speichern',
  'channel.phone': 'Telefon',
  'channel.email': 'E-Mail',
  'channel.booking': 'Termin buchen',
  'channel.remote-support': 'Fernwartung',
  'channel.client-portal': 'Kundenportal',
  'channel.status': 'Systemstatus',
  'channel.chat': 'Live-Chat',
  'contact.hours.times': '{opens} bis {closes} Uhr',
  'contact.hours.allDay': 'rund um die Uhr',
  'contact.hours.closed': 'Geschlossen',
  'contact.hours.zone': 'Ortszeit {city}',
  'contact.fact.support': 'Support',

  // The form
  'contact.form.name': 'Name',
  'contact.form.email': 'E-Mail',
  'contact.form.email.placeholder': 'name@firma.de',
  'contact.form.phone': 'Telefon',
  'contact.form.company': 'Unternehmen',
  'contact.form.service': 'Gewünschte Leistung',
  'contact.form.service.placeholder': 'Leistung auswählen',
  'contact.form.service.other': 'Etwas anderes',
  'contact.form.message': 'Nachricht',
  'contact.form.message.placeholder': 'Wie können wir Ihnen helfen?',
  'enquiry.form.send': 'Nachricht senden',
  'enquiry.form.sending': 'Wird gesendet …',
  'contact.form.privacy':
    'Was Sie schreiben, nutzen wir nur, um Ihnen zu antworten. Wir bewahren es höchstens {time} auf.',
  'enquiry.form.unscripted':
    'Das Formular braucht JavaScript. Ohne JavaScript schreiben Sie bitte an {email} oder rufen Sie an: {phone}.',
  'enquiry.form.sent': 'Nachricht gesendet!',
  'enquiry.form.refused':
    'Ihre Nachricht wurde nicht gesendet. Sie steht noch im Formular: Versuchen Sie es erneut oder schreiben Sie an {email}.',
  'form.leaveQuestion':
    'Diese Seite verlassen? Was Sie eingegeben haben, wurde nicht gesendet und geht verloren.',
});
