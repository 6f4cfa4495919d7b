import { defineMessages } from '../../define-messages.ts';
import { figures as english } from '../en/figures.ts';

/** Spanish words of the figures that answer. */
export const figures = defineMessages(english, {
  'figure.walk.next': 'Paso siguiente',
  'figure.walk.says': 'Paso {step} de {count}: {stage}, con {tools}',
  'figure.weight.weigh': 'Pesar esta página',
  'figure.weight.before': 'La página que está leyendo también pesa.',
  'figure.weight.says': 'Cargado hasta ahora en esta visita: {total} en {files} archivos. {parts}',
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
