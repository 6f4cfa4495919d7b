import type { ServiceId, ServiceWords } from './facts.ts';

export const es = {
  cloud: {
    title: 'Servicios gestionados en la nube',
    hint: 'Migrar, operar y pagar menos',
    description:
      'Landing zones, migración y operación diaria en AWS, Azure y Google Cloud, con una factura que podrá explicar a finanzas.',
    bullets: [
      'Migración a la nube y landing zones',
      'Operación las 24 horas',
      'Ingeniería de costes',
      'Copias de seguridad y simulacros de recuperación',
      'Redes híbridas y multinube',
      'Kubernetes gestionado y serverless',
    ],
  },
  database: {
    title: 'Soluciones de bases de datos',
    hint: 'SQL y NoSQL, rápidos y seguros',
    description:
      'Diseño, ajuste y replicación, para que la consulta más lenta deje de fijar sus fechas de entrega.',
    bullets: [
      'Modelado de esquemas y datos',
      'Ajuste de consultas e índices',
      'Replicación y conmutación por error',
      'Cambios de versión y de motor',
      'Copias de seguridad ya restauradas',
      'Administradores de bases de datos de guardia',
    ],
  },
  app: {
    title: 'Desarrollo de aplicaciones',
    hint: 'Productos móviles y de escritorio',
    description: 'Productos nativos y multiplataforma, con las pruebas que permiten cambiarlos más adelante.',
    bullets: [
      'Aplicaciones para iOS y Android',
      'Versiones multiplataforma',
      'Herramientas de escritorio y de campo',
      'Sincronización pensada para trabajar sin conexión',
      'Diseño de API',
      'Publicación en tiendas y soporte',
    ],
  },
  web: {
    title: 'Desarrollo web',
    hint: 'Sitios rápidos y fáciles de mantener',
    description:
      'Sitios y tiendas rápidos y accesibles que su equipo de contenidos lleva sin abrir un tique.',
    bullets: [
      'Sitios de empresa y de producto',
      'Tiendas en línea',
      'Gestores de contenidos para editores',
      'Aplicaciones web',
      'Accesibilidad según WCAG 2.2 AA',
      'Presupuestos de velocidad que se cumplen',
    ],
  },
  devops: {
    title: 'DevOps y automati­zación',
    hint: 'Publicar un martes',
    description:
      'Pipelines, infraestructura como código y observabilidad. Publique un martes por la tarde, no un sábado por la noche.',
    bullets: [
      'Pipelines de compilación y entrega',
      'Infraestructura como código',
      'Contenedores y orquestación',
      'Pruebas automatizadas',
      'Métricas, registros y trazas',
      'Simulacros de incidentes',
    ],
  },
  security: {
    title: 'Ciberseguridad y cumplimiento',
    hint: 'Probado, vigilado y listo para auditar',
    description:
      'Pruebas, monitorización y preparación de auditorías, a cargo de personas que se han sentado a ambos lados de la mesa.',
    bullets: [
      'Pruebas de penetración y red teaming',
      'Preparación para el RGPD, HIPAA y PCI DSS',
      'Respuesta a incidentes, 24/7',
      'Gestión de identidades y accesos',
      'Monitorización por analistas de turno',
      'Formación breve y concreta para su plantilla',
    ],
  },
  support: {
    title: 'Soporte y consultoría de TI',
    hint: 'Un soporte que conoce sus sistemas',
    description:
      'Un servicio de soporte que conoce sus sistemas, y un ingeniero principal cuando la pregunta no cabe en un tique.',
    bullets: [
      'Soporte para su plantilla',
      'Asistencia presencial y remota',
      'Estrategia y hojas de ruta de TI',
      'Revisión de proveedores y licencias',
      'Auditorías de sistemas',
      'Dirección técnica interina',
    ],
  },
} as const satisfies Record<ServiceId, ServiceWords>;
