import { defineMessages } from '../../define-messages.ts';
import { admin as english } from '../en/admin.ts';

/** Spanish words of the admin page. */
export const admin = defineMessages(english, {
  'admin.head.title': 'Candidaturas, para el equipo de selección',
  'admin.head.description':
    'El acceso del equipo de selección: las candidaturas a nuestros puestos, primero las más recientes, con recuentos, una tabla y cada carta de presentación.',
  'admin.title': 'Administración',
  'admin.lead': 'Candidaturas. Solo para el equipo de selección.',
  'admin.password': 'Contraseña',
  'admin.password.hint': 'La sesión queda abierta en este dispositivo hasta que la cierre.',
  'admin.logIn': 'Iniciar sesión',
  'admin.invalid': 'Contraseña no válida',
  'admin.back': 'Volver al sitio web',
  'admin.unscripted': 'Para iniciar sesión hace falta JavaScript.',
  'admin.refused': 'Credenciales de administración no válidas',
  'admin.loggedIn': 'Sesión de administración iniciada',
  'admin.unavailable':
    'No se han podido cargar las candidaturas. Compruebe su conexión e inténtelo de nuevo.',

  // The dashboard
  'admin.applications': 'Candidaturas',
  'admin.notice':
    'Esto es una demostración: la contraseña se comprueba en este navegador, las candidaturas son datos de ejemplo y cada {seconds} segundos llega una nueva.',
  'admin.notice.still':
    'Esto es una demostración: la contraseña se comprueba en este navegador y no llegan candidaturas.',
  'admin.none': 'Todavía no hay candidaturas.',
  'admin.export': 'Exportar CSV',
  'admin.export.file': 'candidaturas.csv',
  'admin.logOut': 'Cerrar sesión',
  'admin.total': 'En total',
  'admin.status.new': 'Nueva',
  'admin.status.reviewed': 'Revisada',
  'admin.count.new': 'Nuevas',
  'admin.count.reviewed': 'Revisadas',
  'admin.name': 'Nombre',
  'admin.position': 'Puesto',
  'admin.date': 'Fecha',
  'admin.status': 'Estado',
  'admin.table': 'Las {count} candidaturas más recientes',
  'admin.table.shown': '{count} de {total}, las más recientes',
  'admin.detail': 'Candidatura completa',
  'admin.detail.close': 'Cerrar la candidatura',
  'admin.notProvided': 'No indicado',
  'admin.noCoverLetter': 'Sin carta de presentación.',
  'admin.arrival': '¡Nueva candidatura recibida!',
  'admin.arrival.text': '{name} ha presentado su candidatura al puesto de {job}.',
});
