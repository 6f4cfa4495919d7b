import type { WebinarId, WebinarWords } from './facts.ts';

export const es = {
  'fewer-regions': {
    title: 'Menos regiones, facturas más claras',
    description:
      'Desmontamos en pantalla una factura real y la volvemos a montar un tercio más pequeña. Traiga la suya; reservamos veinte minutos para preguntas.',
    time: '13:00-14:00 EST',
  },
  'zero-trust': {
    title: 'Confianza cero para empresas que aún tienen cortafuegos',
    description:
      'Cuatro etapas, en el orden que menos duele, con los dos errores que cometimos en la tercera.',
    time: '11:00-12:00 EST',
  },
  'query-plans': {
    title: 'Leer juntos planes de consulta',
    description: 'Diez consultas lentas enviadas por el público, arregladas en directo. Ganó la séptima.',
    time: '13:00-13:58 EST',
  },
  'friday-release': {
    title: 'Publicar en viernes',
    description: 'El pipeline completo, del commit a los clientes, durante un solo seminario.',
    time: '13:00-13:46 EST',
  },
  'alert-triage': {
    title: 'Triaje de alertas con ayuda de un modelo',
    description: 'Un año de datos sobre dónde ayudó y dónde dio palos de ciego.',
    time: '11:00-11:51 EST',
  },
} as const satisfies Record<WebinarId, WebinarWords>;
