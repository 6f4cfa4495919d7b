import { defineMessages } from '../../define-messages.ts';
import { connections as english } from '../en/connections.ts';

/** Spanish words of the dashboard's connections to other tools, in live mode. */
export const connections = defineMessages(english, {
  'connections.view': 'Conexiones',
  'connections.lead':
    'Otras herramientas de la empresa pueden recibir aviso de lo que llega y de lo que cambia: cada suceso se envía a su dirección.',
  'connections.tools': 'Herramientas conectadas',
  'connections.none': 'Todavía no hay ninguna herramienta conectada.',
  'connections.format': 'Herramienta',
  'connections.format.standard': 'Cualquier programa (webhook firmado)',
  'connections.format.slack': 'Slack',
  'connections.format.hubspot': 'HubSpot',
  'connections.url': 'Dirección',
  'connections.url.hint': 'Empieza por https:// y es donde la herramienta recibe webhooks.',
  'connections.token': 'Token de acceso',
  'connections.token.hint':
    'De una aplicación privada de HubSpot que pueda escribir contactos. No se volverá a mostrar.',
  'connections.add': 'Conectar',
  'connections.added': 'Conectada.',
  'connections.secret': 'Clave de las firmas',
  'connections.secret.hint': 'Solo se muestra ahora. Introdúzcala en el programa que recibe los webhooks.',
  'connections.key.renew': 'Clave nueva',
  'connections.key.renew.text':
    'La clave actual sirve 24 horas más: los sucesos llevan ambas firmas. Introduzca la nueva en el receptor antes de que venza.',
  'connections.problem.address':
    'No se encuentra ninguna herramienta en esta dirección. Debe empezar por https://.',
  'connections.problem.private': 'Esta dirección no pertenece a la red pública de internet.',
  'connections.problem.required': 'Rellene este campo.',
  'connections.problem.other': 'Esto no se puede guardar. Revíselo.',
  'connections.full': 'Ya hay diez herramientas conectadas. Elimine una antes.',
  'connections.delete.text': 'Lo que aún esté pendiente para esta herramienta ya no se enviará.',
  'connections.deliveries': 'Envíos',
  'connections.arrival': '¡Nuevo mensaje recibido!',
  'connections.arrival.text': '{name} les ha escrito.',
  'connections.consent.version': 'Versión del consentimiento',
  'connections.consent.text': 'Texto del consentimiento',
});
