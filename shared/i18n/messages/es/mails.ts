import { defineMessages } from '#shared/i18n/define-messages.ts';
import { mails as english } from '#shared/i18n/messages/en/mails.ts';

/** Spanish words of the mails of live mode, and of the pages that the links in them open. */
export const mails = defineMessages(english, {
  'mail.greeting': 'Hola, {firstName}:',
  'mail.greeting.nameless': 'Hola:',
  'mail.language': 'Idioma',

  // Where an enquiry came from
  'source.page': 'Página del formulario',
  'source.firstPage': 'Primera página',
  'source.referrer': 'Procedencia',
  'source.campaign': 'Campaña',

  // To an applicant
  'mail.application.subject': 'Gracias por su candidatura: {job}',
  'mail.application.thanks': 'Gracias por presentar su candidatura en {brand} para el puesto de {job}.',
  'mail.application.reply': 'Si desea añadir algo o retirar su candidatura, escríbanos a {email}.',
  'mail.application.closing': 'Un cordial saludo,',
  'mail.application.signature': 'El equipo de selección de {brand}',

  // To the hiring team
  'mail.applicationNotice.subject': 'Nueva candidatura para {job}: {name}',
  'mail.applicationNotice.logIn':
    'Inicie sesión en el panel de administración para leer la candidatura: {address}',

  // To somebody who wrote
  'mail.enquiry.subject': 'Hemos recibido su mensaje ({brand})',
  'mail.enquiry.thanks': 'Gracias por su mensaje.',
  'mail.enquiry.reply': 'Si desea añadir algo, basta con responder a este correo.',
  'mail.enquiry.mistaken':
    'Si usted no nos ha escrito, alguien ha indicado su dirección por error; no tiene que hacer nada.',

  // To those who answer enquiries
  'mail.enquiryNotice.subject': 'Nueva consulta de {name}',
  'mail.enquiryNotice.reply': 'Si responde a este correo, su respuesta llegará directamente a {name}.',
  'mail.enquiryNotice.logIn': 'Todas las consultas están en el panel de administración: {address}',

  // To a new address on the newsletter's list
  'mail.newsletter.subject': 'Confirme su suscripción al boletín de {brand}',
  'mail.newsletter.confirm': 'Para confirmar la suscripción, abra esta página y pulse el botón:',
  'mail.newsletter.expiry': 'El enlace sirve una sola vez y caduca a las {hours} horas.',
  'mail.newsletter.ignore':
    'Si no ha sido usted, no tiene que hacer nada: sin su confirmación no le enviaremos nada.',
  'mail.newsletter.leave': 'Para darse de baja, ahora o más adelante, abra esta página:',

  // Pages that the links in newsletter mails open (SPEC section 4, Newsletter)
  'newsletterPage.confirm.title': 'Confirme su suscripción',
  'newsletterPage.confirm.button': 'Suscribirse',
  'newsletterPage.confirmed.title': 'Su suscripción está activa',
  'newsletterPage.confirmed.text': 'Recibirá el próximo boletín. Puede darse de baja cuando quiera.',
  'newsletterPage.leave.title': 'Darse de baja del boletín',
  'newsletterPage.leave.text': 'Pulse el botón y no enviaremos más boletines a esta dirección.',
  'newsletterPage.leave.button': 'Darse de baja',
  'newsletterPage.left.title': 'Se ha dado de baja',
  'newsletterPage.left.text': 'Hemos retirado su dirección de la lista.',
  'newsletterPage.leftBefore.title': 'Ya no está en la lista',
  'newsletterPage.leftBefore.text':
    'La dirección a la que se envió este enlace ya no está en la lista. Si aun así le llega otro boletín, utilice el enlace que figura al final.',
  'newsletterPage.used.title': 'Este enlace ya no funciona',
  'newsletterPage.used.text':
    'Ya se utilizó o ha caducado. Si ya confirmó su suscripción, no tiene que hacer nada más; si no, puede suscribirse de nuevo en nuestro sitio.',
  'newsletterPage.busy.title': 'No ha funcionado',
  'newsletterPage.busy.text': 'En este momento no podemos hacerlo. Vuelva a intentarlo en un minuto.',
  'newsletterPage.home': 'Ir a la página de inicio de {brand}',
});
