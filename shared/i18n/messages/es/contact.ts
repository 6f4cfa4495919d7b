import { defineMessages } from '#shared/i18n/define-messages.ts';
import { contact as english } from '#shared/i18n/messages/en/contact.ts';

/** Spanish words of the contact page. */
export const contact = defineMessages(english, {
  // Contact information
  'contact.fact.phone': 'Teléfono',
  'contact.fact.email': 'Correo electrónico',
  'contact.fact.office': 'Oficina',
  'contact.fact.hours': 'Horario',
  'contact.offices': 'Otras oficinas',
  'contact.directions': 'Cómo llegar',
  'contact.save': 'Guardar contacto',
  'channel.phone': 'Teléfono',
  'channel.email': 'Correo electrónico',
  'channel.booking': 'Reservar una cita',
  'channel.remote-support': 'Soporte remoto',
  'channel.client-portal': 'Área de clientes',
  'channel.status': 'Estado de los servicios',
  'channel.chat': 'Chat en directo',
  'contact.hours.times': 'de {opens} a {closes}',
  'contact.hours.allDay': 'las 24 horas',
  'contact.hours.closed': 'Cerrado',
  'contact.hours.zone': 'hora de {city}',
  'contact.fact.support': 'Soporte',

  // The form
  'contact.form.name': 'Nombre',
  'contact.form.email': 'Correo electrónico',
  'contact.form.email.placeholder': 'nombre@empresa.es',
  'contact.form.phone': 'Teléfono',
  'contact.form.company': 'Empresa',
  'contact.form.service': 'Servicio de interés',
  'contact.form.service.placeholder': 'Elija un servicio',
  'contact.form.service.other': 'Otro',
  'contact.form.message': 'Mensaje',
  'contact.form.message.placeholder': '¿En qué podemos ayudarle?',
  'enquiry.form.send': 'Enviar mensaje',
  'enquiry.form.sending': 'Enviando…',
  'contact.form.privacy':
    'Usamos lo que nos escribe para responderle y para nada más. Lo conservamos {time} como máximo.',
  'enquiry.form.unscripted':
    'El formulario necesita JavaScript. Sin él, escriba a {email} o llame al {phone}.',
  'enquiry.form.sent': '¡Mensaje enviado!',
  'enquiry.form.refused':
    'Su mensaje no se ha enviado. Sigue en el formulario: inténtelo de nuevo o escriba a {email}.',
  'form.leaveQuestion': '¿Salir de esta página? Lo que ha escrito no se ha enviado y se perderá.',
});
