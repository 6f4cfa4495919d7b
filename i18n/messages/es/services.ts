import { defineMessages } from '../../define-messages.ts';
import { services as english } from '../en/services.ts';

/** Spanish words of the services overview, and of what all service pages share. */
export const services = defineMessages(english, {
  'breadcrumb.label': 'Ruta de navegación',

  // Services overview
  'services.head.title': 'Servicios de TI, de la nube al soporte | {brand}',
  'services.head.description':
    'Siete servicios de TI de un solo equipo: nube, bases de datos, aplicaciones, web, DevOps, ciberseguridad y soporte. Qué incluye cada uno, punto por punto.',
  'services.lead':
    'Soluciones de TI integrales para su empresa: siete capas de un mismo núcleo. Elija la que necesite; cada una está hecha para sostener a las demás.',
  'services.core.caption': 'Fig. 1. Siete servicios, un núcleo',
  'services.covers': 'Qué incluye {service}',
  'services.approach.title': 'Cuatro pasos, en este orden',
  'services.approach.lead':
    'Plano, línea, piedra y, después, lo que más dura: mantenerlo mejor de lo que estaba.',
  'services.approach.discovery': 'Descubrimiento',
  'services.approach.discovery.text':
    'Registramos qué tiene en marcha, quién depende de ello y cuánto cuesta. El mapa es suyo, decida lo que decida después.',
  'services.approach.planning': 'Planificación',
  'services.approach.planning.text':
    'Dibujamos el destino completo: diseño, riesgos, orden de trabajo y precio. Usted firma un plano, no una promesa.',
  'services.approach.implementation': 'Implantación',
  'services.approach.implementation.text':
    'Construimos en pasos pequeños, todos ensayados y reversibles. Lo viejo y lo nuevo conviven hasta que coinciden.',
  'services.approach.optimization': 'Optimización',
  'services.approach.optimization.text':
    'Medimos frente al primer diagnóstico y seguimos ajustando. Cada mes recibe el informe, en cifras claras.',
  'services.closing.title': '¿No sabe qué capa se está agrietando?',
  'services.closing.text':
    'Tráiganos el síntoma. En cuarenta y cinco minutos, un ingeniero principal le dirá de dónde viene.',

  // Every service page
  'service.request': 'Solicitar una consulta',
});
