import type { WhitePaperId, WhitePaperWords } from './facts.ts';

export const es = {
  'future-of-cloud-computing': {
    title: 'El futuro de la computación en la nube',
    description: 'Por qué los próximos cinco años traerán menos regiones y facturas más claras.',
  },
  'zero-trust-security-model': {
    title: 'El modelo de seguridad de confianza cero',
    description: 'Un plan en cuatro etapas para empresas que aún tienen cortafuegos.',
  },
  'blockchain-in-enterprise': {
    title: 'Blockchain en la empresa',
    description: 'Once propuestas que revisamos y las dos que necesitaban una cadena de bloques.',
  },
  'ai-powered-analytics': {
    title: 'Analítica con inteligencia artificial',
    description: 'Preguntar a sus datos con palabras y comprobar las respuestas.',
  },
} as const satisfies Record<WhitePaperId, WhitePaperWords>;
