import { defineMessages } from '#shared/i18n/define-messages.ts';
import { legal as english } from '#shared/i18n/messages/en/legal.ts';

/** Spanish words of the legal pages around their texts. */
export const legal = defineMessages(english, {
  'legal.lastUpdated': 'Última actualización: {date}',
  'legal.inShort': 'En resumen',

  // What browsers keep, by key: content/pages/stored-entries.ts
  'legal.stored.theme': 'claro, oscuro o el ajuste de su dispositivo',
  'legal.stored.language': 'el idioma elegido',
  'legal.stored.consent': 'su decisión sobre los scripts opcionales',
  'legal.stored.applicationDrafts': 'borradores de sus candidaturas, solo si usted lo pide',
  'legal.stored.typedText': 'lo que ha escrito, para conservarlo al cambiar de idioma o de pestaña',
  'legal.stored.admin':
    'indica que alguien de nuestro equipo ha iniciado sesión; nunca se guarda en el dispositivo de un visitante',
  'legal.stored.session': 'la sesión de nuestro propio equipo; los visitantes nunca la reciben',
  'legal.stored.login':
    'indica que alguien de nuestro equipo está iniciando sesión; los visitantes nunca la reciben',
  'legal.stored.browser':
    'indica que alguien de nuestro equipo ya inició sesión con este navegador; los visitantes nunca la reciben',
  'legal.stored.inSession': 'almacenamiento de sesión, hasta que se carga la página siguiente',
  'legal.stored.inStorage': 'almacenamiento local, hasta que usted la borre',
  'legal.stored.inStorageFor': 'almacenamiento local, {time} como máximo',
  'legal.stored.inCookieFor': 'cookie, {time} como máximo',
  'legal.stored.noScripts': 'Scripts opcionales: ninguno en este sitio.',
  'legal.stored.scripts': 'Scripts opcionales, solo después de «{accept}»: {scripts}.',

  // How long data are kept: legal/settings.yaml of the site
  'legal.kept.counts': 'Recuentos de solicitudes por dirección IP',
  'legal.kept.logs': 'Registros del servidor',
  'legal.kept.spam': 'Mensajes filtrados como correo no deseado',
  'legal.kept.unconfirmed': 'Suscripciones sin confirmar',
  'legal.kept.repeats': 'Identificadores contra los envíos duplicados',
  'legal.kept.backups': 'Copias de seguridad',
  'legal.kept.mails': 'Copias de nuestros correos y avisos',
  'legal.kept.enquiries': 'Consultas',
  'legal.kept.applications': 'Candidaturas',
  'legal.kept.subscription': 'Suscripción al boletín',
  'legal.kept.untilLeft': 'hasta que se dé de baja',
  'legal.retention.note': 'Barras a escala, en días. La barra abierta termina cuando usted se da de baja.',
});
