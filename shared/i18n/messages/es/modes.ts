import { defineMessages } from '#shared/i18n/define-messages.ts';
import { modes as english } from '#shared/i18n/messages/en/modes.ts';

/** Spanish words of the forms where the two modes say something else: what only one of them says. */
export const modes = defineMessages(english, {
  // Live mode
  'live.trap': 'Deje este campo vacío',
  'live.upload': 'Enviando su currículum',
  'live.resume.large': 'Este archivo supera los 5\u00A0MB y no se puede enviar. Adjunte uno más pequeño.',
  'live.resume.empty': 'Este archivo está vacío y no se puede enviar. Adjunte otro.',
  'live.resume.otherFormat': 'No es un PDF, DOC ni DOCX y no se puede enviar. Adjunte otro archivo.',
  'live.problem.resume':
    'Aceptamos PDF, DOC y DOCX, sin macros ni contraseña. Este archivo contiene otra cosa, diga lo que diga su nombre. Guárdelo como PDF y adjunte ese PDF.',
  'live.newsletter.help': 'Usamos su dirección para el boletín y para nada más.',
  'live.newsletter.confirm':
    'Falta un paso: en un plazo de 48 horas, abra el enlace que hemos enviado a {email}.',
  'live.newsletter.sent': 'Falta un paso: en un plazo de 48 horas, abra el enlace que le hemos enviado.',
  'live.newsletter.failed': 'No hemos podido suscribirle. Inténtelo de nuevo o escriba a {email}.',
  'live.failure.offline': 'No se puede acceder a este sitio. Compruebe su conexión e inténtelo de nuevo.',
  'live.failure.blocked':
    'Su navegador no ha dejado pasar el envío, quizá por un bloqueador de anuncios. Desactívelo en este sitio e inténtelo de nuevo.',
  'live.file.changed': '{file} ha cambiado desde que lo eligió. Elíjalo de nuevo.',
  'live.file.slow': 'Su conexión es demasiado lenta para este archivo ({size}). Adjunte uno más pequeño.',
  'live.file.large': 'Este archivo ({size}) es demasiado grande para enviarlo. Adjunte uno más pequeño.',
  'live.failure.again': 'Si vuelve a fallar, escriba a {email}.',
  'live.problem.required': '{field}: rellene este campo.',
  'live.problem.email': '{field}: no podemos escribir a esta dirección. Compruébela.',
  'live.problem.too-long': '{field}: este texto es demasiado largo. Acórtelo.',
  'live.problem.other': '{field}: no podemos aceptar este dato. Escríbalo de nuevo.',
  'live.problem.position': 'Este puesto ya no está disponible. Elija otro o escriba a {email}.',
  'live.problem.final': 'No podemos aceptar este envío, y repetirlo no servirá de nada. Escriba a {email}.',
  'live.problem.rate':
    'Demasiados mensajes desde su conexión. Lo que ha escrito sigue aquí: envíelo de nuevo dentro de {minutes}\u00A0min.',
  'live.problem.failed': 'No se ha podido enviar. Lo que ha escrito sigue aquí: inténtelo de nuevo.',

  // Simulated build: what it does not do, beside its forms and successes
  'demonstration.form': 'Demostración: lo que escriba aquí no se envía.',
  'demonstration.done': 'Demostración: no se ha enviado ni guardado nada.',
  'simulated.answer': 'En un sitio real, su mensaje llega a la empresa y aquí aparece: «{answer}»',
  'simulated.arrivals':
    'Esto es una demostración: la contraseña se comprueba en este navegador, las candidaturas son datos de ejemplo y cada {seconds} segundos llega una nueva.',
  'simulated.noArrivals':
    'Esto es una demostración: la contraseña se comprueba en este navegador y no llegan candidaturas.',
  'simulated.resume.large':
    'Este archivo supera los 5\u00A0MB. Puede enviarlo, pero uno más pequeño se abre mejor.',
  'simulated.resume.empty': 'Este archivo está vacío. Elija otro.',
  'simulated.resume.otherFormat': 'No es un PDF, DOC ni DOCX. Puede enviarlo, pero quizá no podamos abrirlo.',
});
