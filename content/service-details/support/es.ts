import { brandName } from '../../../config/brand.ts';
import type { SupportWords } from './facts.ts';

export const es: SupportWords = {
  head: {
    title: `Soporte y consultoría de TI | ${brandName}`,
    description:
      'Un soporte que conoce sus sistemas, los casos críticos atendidos en quince minutos a cualquier hora, e ingenieros principales para lo importante.',
  },
  lead: 'Un servicio de soporte que conoce sus sistemas, y un ingeniero principal cuando la pregunta no cabe en un tique.',
  caption: 'Fig. 1. Dieciocho están en pie, la decimonovena vuelve a su sitio',
  features: {
    title: 'Responder, prevenir, aconsejar',
    lead: 'Un solo equipo para las tres cosas, para que lo que aprende el soporte llegue al plan.',
    cards: [
      {
        title: 'Responder',
        description:
          'Seis ingenieros que conocen a su gente, sus sistemas y esa impresora rara. Cuatro de cada cinco llamadas se resuelven en la primera conversación.',
        points: [
          'Teléfono, chat y correo',
          'Presencial cuando hacen falta manos',
          'Inglés, español, francés y alemán',
        ],
      },
      {
        title: 'Prevenir',
        description:
          'Cada mes anotamos lo que ha fallado más de una vez y eliminamos la causa. El número de tiques es una cifra que intentamos bajar.',
        points: [
          'Parches y mantenimiento de equipos',
          'Lista mensual de causas repetidas',
          'Altas y bajas en un día',
        ],
      },
      {
        title: 'Aconsejar',
        description:
          'Si la duda es qué comprar, qué conservar o a quién contratar, la contesta por escrito un ingeniero sin objetivos de venta.',
        points: [
          'Hoja de ruta y presupuesto',
          'Revisión de proveedores y licencias',
          'Dirección técnica interina',
        ],
      },
    ],
  },
  response: {
    title: 'Cuánto tarda alguien en empezar',
    lead: 'Desde su mensaje hasta la primera respuesta de una persona. Le enviamos las cifras todos los meses, también las malas.',
    caption: 'Fig. 2. Tiempo máximo hasta la primera respuesta, a escala.',
    levels: {
      critical: {
        name: 'Crítica',
        time: '15 minutos',
        hours: '24/7/365',
        example: 'El almacén no puede expedir, la clínica no ve sus historiales.',
      },
      high: {
        name: 'Alta',
        time: '1 hora',
        hours: '24/7/365',
        example: 'Un departamento está parado y no hay otro camino.',
      },
      normal: {
        name: 'Normal',
        time: '4 horas',
        hours: 'en horario de oficina',
        example: 'Una persona va más despacio, pero puede trabajar.',
      },
      question: {
        name: 'Consulta',
        time: '1 día laborable',
        hours: 'en horario de oficina',
        example: 'Cómo se hace, si se puede, cuánto costaría.',
      },
    },
  },
  onboarding: {
    title: 'Cuatro semanas hasta la primera llamada',
    lead: 'Su soporte actual sigue en marcha hasta que el nuestro ha demostrado lo que vale a su lado.',
    steps: {
      listen: {
        week: 'Semana 1',
        title: 'Escuchar',
        description: 'Pasamos dos días con su gente y leemos un año de tiques antiguos.',
      },
      map: {
        week: 'Semana 2',
        title: 'Cartografiar',
        description: 'Sistemas, responsables, licencias y lo que solo sabe una persona quedan por escrito.',
      },
      shadow: {
        week: 'Semana 3',
        title: 'Acompañar',
        description: 'Respondemos junto a su soporte actual y comparamos las respuestas.',
      },
      answer: {
        week: 'Semana 4',
        title: 'Responder',
        description: 'El número cambia de manos un martes. El antiguo se desvía durante tres meses.',
      },
    },
  },
  consulting: {
    title: 'Cuando no cabe en un tique',
    lead: 'Cuatro maneras de contar con un ingeniero principal. Todas acaban en un documento que es suyo.',
    items: {
      roadmap: {
        title: 'Estrategia y hoja de ruta de TI',
        duration: '3 semanas',
        description:
          'Qué conservar, sustituir y apagar en los próximos tres años, con un precio en cada línea.',
      },
      licenses: {
        title: 'Revisión de proveedores y licencias',
        duration: '2 semanas',
        description: 'Qué paga, qué usa y qué contrato se puede renegociar y antes de qué fecha.',
      },
      audit: {
        title: 'Auditoría de sistemas',
        duration: '4 semanas',
        description:
          'El estado de su plataforma, su código y sus procesos, con hallazgos por orden de riesgo.',
      },
      leadership: {
        title: 'Dirección técnica interina',
        duration: 'el tiempo necesario',
        description:
          'Alguien con experiencia al frente de su equipo hasta que empiece la persona que de verdad busca.',
      },
    },
  },
  closing: {
    title: 'Denos su tique más rebelde',
    description: 'El que siempre vuelve. Le dedicamos un día, sin coste, y le decimos por qué.',
  },
};
