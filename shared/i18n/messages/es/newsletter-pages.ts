import { defineMessages } from '../../define-messages.ts';
import { newsletterPages as english } from '../en/newsletter-pages.ts';

/** Spanish words of the pages that the links in newsletter mails open. */
export const newsletterPages = defineMessages(english, {
  'newsletterPage.confirm.title': 'Confirme su suscripción',
  'newsletterPage.confirm.button': 'Suscribirse',
  'newsletterPage.confirmed.title': 'Su suscripción está activa',
  'newsletterPage.confirmed.text': 'Recibirá el próximo boletín. Puede darse de baja cuando quiera.',
  'newsletterPage.leave.title': 'Darse de baja del boletín',
  'newsletterPage.leave.text': 'Pulse el botón y no enviaremos más boletines a esta dirección.',
  'newsletterPage.leave.button': 'Darse de baja',
  'newsletterPage.left.title': 'Se ha dado de baja',
  'newsletterPage.left.text': 'Hemos retirado su dirección de la lista.',
  'newsletterPage.leftBefore.title': 'Este enlace ya se utilizó',
  'newsletterPage.leftBefore.text':
    'La dirección a la que corresponde ya no está en la lista. Si aun así le llega otro boletín, utilice el enlace que figura al final de ese boletín.',
  'newsletterPage.used.title': 'Este enlace ya no funciona',
  'newsletterPage.used.text':
    'Ya se utilizó o es demasiado antiguo. Si ya confirmó su suscripción, no tiene que hacer nada más; si no, puede suscribirse de nuevo en nuestro sitio.',
  'newsletterPage.busy.title': 'No ha funcionado',
  'newsletterPage.busy.text': 'En este momento no podemos hacerlo. Vuelva a intentarlo en un minuto.',
  'newsletterPage.home': 'A la página de inicio de {brand}',
});
