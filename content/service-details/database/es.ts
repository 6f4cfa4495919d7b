import { brandName } from '../../../config/brand.ts';
import type { DatabaseWords } from './facts.ts';

export const es: DatabaseWords = {
  head: {
    title: `Soluciones de bases de datos | ${brandName}`,
    description:
      'Diseño, ajuste y operación de bases de datos SQL y NoSQL: rápidas, correctas y recuperables, con cada cambio medido en una copia de su propia carga.',
  },
  lead: 'Rápidas, correctas y recuperables, por orden de dificultad. Diseñamos, ajustamos y operamos las bases de datos que sostienen su negocio.',
  caption: 'Fig. 1. A la izquierda, con reglas; a la derecha, libres. Ambas soportan carga',
  features: {
    title: 'Diseñar, ajustar, proteger',
    lead: 'Tres formas de empezar, según dónde le duela.',
    cards: [
      {
        title: 'Diseñar',
        description:
          'Modelos que parten de las preguntas que hace a sus datos, con el crecimiento de los próximos tres años ya previsto.',
        points: ['Modelado de datos', 'Elección del motor', 'Plan de capacidad'],
      },
      {
        title: 'Ajustar',
        description:
          'Leemos los planes, no los rumores. Cada cambio se mide en una copia de su propia carga antes de publicarse.',
        points: ['Planes de consulta', 'Índices y particiones', 'Pool de conexiones'],
      },
      {
        title: 'Proteger',
        description:
          'Réplicas conmutadas a propósito y copias de seguridad restauradas de verdad, todos los trimestres.',
        points: ['Replicación', 'Restauración a un momento dado', 'Cifrado y auditoría'],
      },
    ],
  },
  engines: {
    title: 'Dos maneras de guardar un dato',
    lead: 'Unos datos piden filas y reglas; otros, espacio. Operamos diez motores y le diremos cuándo le bastan menos.',
  },
  sql: {
    title: 'SQL: con reglas',
    lead: 'Todas las filas con la misma forma, todos los cambios a todo o nada.',
    items: {
      postgresql: {
        trait: 'Nuestra elección por norma. Tipos ricos, planificador honesto',
        use: 'Contabilidad, reservas, informes',
      },
      mysql: { trait: 'Replicación sencilla, abundan los expertos', use: 'Tiendas, contenidos, SaaS' },
      mariadb: { trait: 'Clústeres abiertos, herramientas conocidas', use: 'Servicios con muchas lecturas' },
      sqlServer: { trait: 'Buenas herramientas en entornos Windows', use: 'ERP, finanzas, analítica' },
      oracle: { trait: 'Donde justifica su licencia', use: 'Núcleo bancario, telecomunicaciones' },
    },
  },
  noSql: {
    title: 'NoSQL: libre',
    lead: 'Cada registro con su forma, repartido entre las máquinas que hagan falta.',
    items: {
      mongodb: { trait: 'Documentos', use: 'Catálogos y contenidos que cambian de forma cada semana' },
      redis: { trait: 'Clave y valor', use: 'Sesiones, colas, todo lo que deba responder en un milisegundo' },
      cassandra: { trait: 'Columnas anchas', use: 'Sensores y eventos, escritos en todas partes a la vez' },
      neo4j: { trait: 'Grafo', use: 'Redes de fraude, rutas, quién conoce a quién' },
      dynamodb: { trait: 'Clave y valor gestionado', use: 'Productos serverless con picos bruscos' },
    },
  },
  batch: {
    title: 'De seis horas a treinta y ocho minutos',
    lead: 'El proceso nocturno de Northline Freight, en el mismo hardware. Cuatro cambios, cada uno medido antes del siguiente.',
    caption: 'Fig. 2. Duración tras cada cambio. Columnas a escala.',
    steps: {
      found: { name: 'Al llegar', duration: '6 h' },
      indexes: { name: 'Índices que faltaban', duration: '3 h 34' },
      writes: { name: 'Escrituras por lotes', duration: '2 h 01' },
      partitions: { name: 'Particiones por día', duration: '64 min' },
      pool: { name: 'Pool y precarga', duration: '38 min' },
    },
  },
  closing: {
    title: 'Enséñenos su consulta más lenta',
    description:
      'Envíela con su plan. En dos días laborables sabrá qué la frena y cuánto costaría el remedio.',
  },
};
