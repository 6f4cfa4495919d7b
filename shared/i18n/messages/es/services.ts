import { defineMessages } from '../../define-messages.ts';
import { services as english } from '../en/services.ts';

/** Spanish words of the services overview, and of what all service pages share. */
export const services = defineMessages(english, {
  'breadcrumb.label': 'Ruta de navegación',

  // Services overview
  'services.covers': 'Qué incluye «{service}»',

  // Every service page
  'service.request': 'Solicitar una consulta',

  // Amounts of money
  'amount.free': 'Gratis',
  'amount.from': 'Desde {amount}',
  'amount.hour': '{amount} por hora',
  'amount.day': '{amount} al día',
  'amount.month': '{amount} al mes',
  'amount.year': '{amount} al año',

  // Figures that answer (src/components/live-figure): their controls, and the sentences they say
  'figure.walk.next': 'Paso siguiente',
  'figure.walk.says': 'Paso {step} de {count}: {stage}, con {tools}',
  'figure.weight.weigh': 'Pesar esta página',
  'figure.weight.before': 'La página que está leyendo también pesa.',
  'figure.weight.says': 'La barra inferior es esta visita hasta ahora: {total} en {files} archivos.',
  'figure.weight.here': 'aquí {size}',
  'figure.week.label': 'Hora en {city}',
  'figure.week.caption': 'Una semana en {city}, hora a hora. En color: la oficina está abierta.',
  'figure.week.cases': '{time} en {city}. Se atiende ahora: {now}.',
  'figure.plan.pick': 'Planes de ejemplo',
  'figure.plan.paste': 'O pegue su propio plan',
  'figure.plan.hint':
    'La salida de EXPLAIN ANALYZE en PostgreSQL o MySQL, hasta {limit}. No sale de su navegador.',
  'figure.plan.says': 'El paso más lento, con {share}: {step}',
  'figure.plan.tooLong': 'Este texto ocupa {size}. Aquí se leen planes de hasta {limit}.',
  'figure.plan.unknown':
    'En este texto no hay ningún plan. Pegue las líneas que imprime EXPLAIN, con su coste (cost).',
  'figure.ring.label': 'Quitar una columna',
  'figure.ring.closed': 'Las {count} columnas están en pie.',
  'figure.ring.without': 'Sin «{title}» queda abierto: {exposed}',
  'figure.years.title': 'Año tras año',
  'figure.years.caption': 'Equipo al final de cada año; el último, hasta hoy. Barras a escala.',
});
