import { defineMessages } from '../../define-messages.ts';
import { figures as english } from '../en/figures.ts';

/** Spanish words of the figures that answer. */
export const figures = defineMessages(english, {
  'figure.walk.next': 'Paso siguiente',
  'figure.walk.says': 'Paso {step} de {count}: {stage}, con {tools}',
  'figure.weight.weigh': 'Pesar esta página',
  'figure.weight.before': 'La página que está leyendo también pesa.',
  'figure.weight.says': 'Esta página: {total} en {files} archivos. {parts}',
  'figure.week.title': 'Quién responde y cuándo',
  'figure.week.label': 'Hora en {city}',
  'figure.week.caption': 'Una semana en {city}, hora a hora. En color: la oficina está abierta.',
  'figure.week.open': '{time} en {city}: responde la oficina.',
  'figure.week.support': '{time} en {city}: la oficina está cerrada. Soporte: {support}.',
  'figure.week.closed': '{time} en {city}: la oficina está cerrada hasta el {opens}.',
  'figure.week.cases': '{time} en {city}. Se atiende ahora: {now}.',
});
