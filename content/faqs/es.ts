import type { QuestionId, QuestionWords } from './facts.ts';

export const es = {
  // Contact page
  'reply-time': {
    question: '¿Cuánto tardan en responder?',
    answer:
      'Un día laborable como máximo, y contesta un ingeniero, no una plantilla. En caso de incidente urgente, llámenos: siempre hay alguien despierto.',
  },
  'first-conversation': {
    question: '¿Cuánto cuesta la primera conversación?',
    answer:
      'Nada. Cuarenta y cinco minutos con un ingeniero principal y una valoración por escrito que es suya.',
  },
  'outside-us': {
    question: '¿Trabajan con empresas de fuera de Estados Unidos?',
    answer:
      'Sí. Un tercio de nuestros clientes está en Europa. Impartimos talleres en inglés, español, francés y alemán.',
  },
  confidentiality: {
    question: '¿Pueden firmar antes nuestro acuerdo de confidencialidad?',
    answer: 'Envíelo con su mensaje. La mayoría se firma y se devuelve el mismo día.',
  },
  // Resources page
  certifications: {
    question: '¿Qué certificaciones de seguridad tienen?',
    answer:
      'ISO 27001 y SOC 2 Type II, ambas auditadas cada año. Para HIPAA, que no tiene certificado, trabajamos con un acuerdo de socio comercial. Los informes se facilitan bajo acuerdo de confidencialidad.',
  },
  'migration-duration': {
    question: '¿Cuánto dura una migración a la nube?',
    answer:
      'Por lo general, 2-4 meses en entornos pequeños y medianos y 6-12 meses en una gran empresa. El diagnóstico de las dos primeras semanas le dice dónde se sitúa.',
  },
  'ongoing-support': {
    question: '¿Ofrecen soporte continuo para lo que construyen?',
    answer:
      'Sí, las 24 horas si lo necesita. Los ingenieros que construyeron el sistema comparten sus guardias al menos durante el primer año.',
  },
  technologies: {
    question: '¿Con qué tecnologías trabajan?',
    answer:
      'Las tres grandes nubes, PostgreSQL y casi toda su familia, TypeScript, Python, Go, Kotlin y Swift, Kubernetes y Terraform. Si usa otra cosa, pregunte: quizá ya la conozcamos.',
  },
  'privacy-compliance': {
    question: '¿Cómo garantizan el cumplimiento en materia de privacidad?',
    answer:
      'Construimos según el RGPD, HIPAA y PCI DSS por norma: mínimo privilegio, cifrado, plazos de conservación fijados y registros que resisten una auditoría.',
  },
} as const satisfies Record<QuestionId, QuestionWords>;
