import { brandName } from '../../../config/brand.ts';
import type { CloudWords } from './facts.ts';

export const es: CloudWords = {
  head: {
    title: `Servicios gestionados en la nube | ${brandName}`,
    description:
      'Planificamos su migración a la nube, la llevamos a cabo y operamos lo que viene después en AWS, Azure o Google Cloud, con las cuentas a su nombre.',
  },
  lead: 'Planificamos el traslado, lo hacemos y operamos lo que viene después, en AWS, Azure o Google Cloud. Usted conserva las cuentas, el código y una factura que se entiende.',
  caption: 'Fig. 1. La formación deja atrás su huella',
  facts: [
    { value: 'Hasta un 30 %', label: 'menos de coste operativo el primer año' },
    { value: 'Un 80 % más rápido', label: 'cada despliegue tras la migración' },
    { value: '24/7/365', label: 'monitorización por nuestros ingenieros' },
    { value: 'ISO 27001', label: 'y SOC 2 Type II, certificados' },
  ],
  features: {
    title: 'Estudiar, trasladar, operar',
    lead: 'Tres etapas, cada una con su resultado y su precio. Puede parar después de cualquiera de ellas y el trabajo seguirá siendo útil.',
    cards: [
      {
        title: 'Diagnóstico',
        description:
          'Registramos cada servicio, su responsable, su carga y su coste, y dibujamos la plataforma de destino en torno a lo que de verdad usa.',
        points: ['Mapa de dependencias', 'Coste de referencia', 'Plan de migración con riesgos'],
      },
      {
        title: 'Traslado',
        description:
          'Los servicios pasan en grupos pequeños, todos ensayados y reversibles. Lo viejo y lo nuevo conviven hasta que las cifras coinciden.',
        points: ['Landing zone como código', 'Traspasos ensayados', 'Reversión prevista en cada paso'],
      },
      {
        title: 'Operación',
        description:
          'Parches, escalado, copias de seguridad y guardias, con un informe mensual que la dirección financiera lee sin glosario.',
        points: [
          'Ingenieros de guardia',
          'Revisión mensual de costes',
          'Simulacro trimestral de recuperación',
        ],
      },
    ],
  },
  why: {
    title: 'Por qué operar su nube con nosotros',
    points: {
      cost: {
        title: 'Optimización de costes',
        description:
          'Dimensionado justo, capacidad reservada y apagado de lo que nadie usa. Medimos el ahorro frente al coste de referencia del diagnóstico.',
        figure: '30 %',
        figureLabel: 'menos de coste, como máximo',
      },
      scalability: {
        title: 'Escalabilidad',
        description:
          'La capacidad sigue a la demanda según reglas, probadas al triple de su hora punta antes de que dependa de ellas.',
        figure: '3x',
        figureLabel: 'la carga punta, ensayada',
      },
      monitoring: {
        title: 'Monitorización 24/7',
        description:
          'Las alertas llegan a un ingeniero que conoce su plataforma, no a una cola. Cada aviso acaba en una nota escrita.',
        figure: '24/7',
        figureLabel: 'ingenieros de guardia con nombre y apellidos',
      },
      security: {
        title: 'Seguridad',
        description:
          'Acceso con mínimo privilegio, cifrado por norma y registros que resisten una auditoría.',
        figure: 'SOC 2',
        figureLabel: 'Type II, auditado cada año',
      },
    },
  },
  duration: {
    title: 'Cuánto dura una migración',
    lead: 'De dos a cuatro meses en entornos pequeños y medianos, de seis a doce en una gran empresa. El diagnóstico le dice dónde se sitúa.',
    alt: 'Entornos pequeños y medianos: de dos a cuatro meses. Grandes empresas: de seis a doce meses.',
    caption:
      'Fig. 2. Plazos habituales de nuestras migraciones. La parte clara es el margen entre un entorno sencillo y uno difícil.',
    month: 'Mes',
    rows: {
      small: { name: 'Pequeñas y medianas', size: 'hasta 60 servicios', from: '2 meses', to: 'a 4' },
      enterprise: {
        name: 'Grandes empresas',
        size: 'varios cientos de servicios',
        from: '6 meses',
        to: 'a 12',
      },
    },
  },
  platforms: { title: 'Plataformas que operamos' },
  caseStudy: {
    kicker: 'Caso de éxito, servicios financieros',
    title: 'Cuarenta y un servicios, catorce semanas, ninguna interrupción visible',
    description:
      'Halden Bank cambió dos centros de datos envejecidos por una plataforma que hoy amplía su propio equipo. La liquidación terminó a su hora todos los días del traslado.',
    link: 'Leer el caso',
    figures: [
      { value: '28 %', label: 'menos de coste de infraestructura' },
      { value: '14 semanas', label: 'del diagnóstico al último traspaso' },
    ],
  },
  closing: {
    title: 'Empiece con un diagnóstico de dos semanas',
    description:
      'Precio fijo, conclusiones por escrito y un plan de migración que es suyo aunque lo ejecute otro.',
  },
};
