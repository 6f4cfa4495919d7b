import { brandName } from '../../../config/brand.ts';
import type { SecurityWords } from './facts.ts';

export const es: SecurityWords = {
  head: {
    title: `Ciberseguridad y cumplimiento | ${brandName}`,
    description:
      'Diez servicios de seguridad, de las pruebas de penetración a la respuesta a incidentes, y ayuda práctica con RGPD, HIPAA y PCI DSS. Turnos 24/7/365.',
  },
  lead: 'Diez servicios en torno a lo único que importa. Cada uno funciona por sí solo; juntos cierran el anillo.',
  caption: 'Fig. 1. Diez servicios, con dos columnas menos para poder mirar dentro',
  features: {
    title: 'Encontrar, cerrar, vigilar',
    lead: 'Los mismos tres verbos, tenga un servidor o mil.',
    cards: [
      {
        title: 'Encontrar',
        description:
          'Pentesters que atacan como los ladrones: con paciencia, por la puerta lateral y con sus propias contraseñas.',
      },
      {
        title: 'Cerrar',
        description:
          'Cada hallazgo trae un arreglo, un responsable y una fecha. Si lo desea, escribimos nosotros el parche.',
      },
      {
        title: 'Vigilar',
        description:
          'En cada turno, un analista con nombre y apellidos que lee sus registros y le llama por teléfono, en vez de abrir un tique.',
      },
    ],
  },
  services: {
    title: 'Diez servicios, un anillo',
    lead: 'Los números son los de las columnas del dibujo.',
    items: {
      penetration: { title: 'Pruebas de penetración', description: 'Web, móvil, red y edificios' },
      vulnerabilities: {
        title: 'Gestión de vulnerabilidades',
        description: 'Halladas, ordenadas por uso y probadas de nuevo',
      },
      identity: {
        title: 'Identidad y acceso',
        description: 'Inicio de sesión único, mínimo privilegio, altas y bajas',
      },
      network: { title: 'Seguridad de red', description: 'Segmentos, cortafuegos, confianza cero' },
      cloud: { title: 'Seguridad en la nube', description: 'Configuración, claves y permisos' },
      application: {
        title: 'Seguridad de aplicaciones',
        description: 'Revisión en la pull request, no tras el lanzamiento',
      },
      data: { title: 'Protección de datos', description: 'Cifrado, copias, conservación' },
      monitoring: { title: 'Monitorización de la seguridad', description: 'Analistas de turno, 24/7/365' },
      incident: { title: 'Respuesta a incidentes', description: 'Al teléfono en quince minutos' },
      training: { title: 'Concienciación', description: 'Breve, concreta y sin culpables' },
    },
  },
  compliance: {
    title: 'Tres normativas, contadas',
    lead: 'Un hexágono por artículo, estándar o requisito. Los macizos son los que construimos, operamos o acreditamos por usted.',
    blocks: {
      gdpr: {
        name: 'RGPD',
        count: '99 artículos, 15 macizos',
        description:
          'Quince de ellos deciden cómo se construyen los sistemas: derechos de los interesados, diseño, registros, seguridad y notificación de brechas. Son los que construimos por usted.',
        points: [
          'Registro de actividades de tratamiento',
          'Solicitudes de acceso y supresión',
          'Notificación de brechas en 72 horas',
        ],
      },
      hipaa: {
        name: 'HIPAA',
        count: '18 estándares, 14 macizos',
        description:
          'La Regla de Seguridad tiene nueve estándares administrativos, cuatro físicos y cinco técnicos. Implantamos los técnicos y llevamos con usted los nueve administrativos.',
        points: ['Análisis de riesgos', 'Controles de acceso y de auditoría', 'Acuerdo de socio comercial'],
      },
      pciDss: {
        name: 'PCI DSS',
        count: '12 requisitos, 12 macizos',
        description:
          'Los doce, pero antes reducimos el alcance. La mayoría de las tiendas que vemos puede sacar de la evaluación dos tercios de su red.',
        points: [
          'Reducción del alcance',
          'Evidencias recogidas sobre la marcha',
          'El evaluador, sentado a la mesa',
        ],
      },
    },
  },
  closing: {
    title: 'Entérese antes que ellos',
    description:
      'Dos semanas para medir su exposición real, con un arreglo, un responsable y una fecha por hallazgo.',
  },
};
