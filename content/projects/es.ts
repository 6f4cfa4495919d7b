import type { ProjectCollectionWords } from './facts.ts';

export const es = {
  filters: {
    all: 'Todos',
    cloud: 'Nube',
    database: 'Bases de datos',
    app: 'Aplicaciones',
    web: 'Web',
    devops: 'DevOps',
    security: 'Seguridad',
    mobile: 'Móvil',
  },
  projects: {
    'bank-leaves-data-centers': {
      title: 'Un banco deja dos centros de datos',
      description:
        'Cuarenta y un servicios trasladados en catorce semanas. La liquidación terminó a su hora todas las noches del traslado.',
    },
    'patient-visits': {
      title: 'Visitas a pacientes, con o sin cobertura',
      description:
        'Una aplicación para 1900 enfermeras de atención domiciliaria. Funciona en sótanos y ascensores y se sincroniza en el aparcamiento.',
    },
    'night-batch': {
      title: 'El proceso nocturno, reducido a treinta y ocho minutos',
      description:
        'El mismo hardware y los mismos datos. Cuatro cambios, cada uno medido antes del siguiente.',
    },
    'storefront-weekend': {
      title: 'Una tienda para el fin de semana más fuerte',
      description:
        'Once veces el tráfico habitual, el percentil 99 por debajo de un segundo y editores que no necesitan ayuda.',
    },
    'turbines-one-screen': {
      title: 'Nueve mil aerogeneradores en una pantalla',
      description:
        'Dos lecturas por segundo de cada torre, guardadas diez años y consultables desde un solo buscador.',
    },
    'track-inspection': {
      title: 'Inspección de vías desde la cabina',
      description:
        'El maquinista marca un defecto con un toque, en marcha. La brigada lo ve antes de que el tren se detenga.',
    },
  },
  featured: {
    'halden-migration': {
      title: 'Cuarenta y un servicios, catorce semanas, ninguna interrupción visible',
      figure: '28 %',
      figureLabel: 'menos de coste de infraestructura',
    },
    'verity-audit': {
      title: 'Una auditoría de ciento doce controles, superada en la primera visita',
      figure: '112',
      figureLabel: 'controles con responsable y registro',
    },
  },
} as const satisfies ProjectCollectionWords;
