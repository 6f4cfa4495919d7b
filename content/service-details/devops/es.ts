import { brandName } from '../../../config/brand.ts';
import type { DevopsWords } from './facts.ts';

export const es: DevopsWords = {
  head: {
    title: `DevOps y automatización | ${brandName}`,
    description:
      'Pipelines, infraestructura como código y observabilidad: despliegues un 80 % más rápidos, menos reversiones y noches tranquilas, todo medido.',
  },
  lead: 'Cambios pequeños, publicados a menudo, por un pipeline que dice que no antes que sus clientes.',
  caption: 'Fig. 1. Doce peldaños que acaban donde empezaron, un nivel más arriba',
  features: {
    title: 'Con su equipo, no en su lugar',
    lead: 'Tres cosas que montamos juntos, en este orden.',
    cards: [
      {
        title: 'Pipelines',
        description:
          'Un solo camino a producción para cada servicio, con pruebas, análisis y aprobaciones siempre en el mismo orden.',
        points: [
          'Compilar una vez y promover el mismo artefacto',
          'Un entorno de prueba por cambio',
          'Reversión con un solo comando',
        ],
      },
      {
        title: 'Infraestructura como código',
        description:
          'Redes, clústeres y permisos viven en su repositorio. Lo que está en marcha es lo que está escrito.',
        points: [
          'Módulos de Terraform que son suyos',
          'Informe diario de desviaciones',
          'Un entorno nuevo en una hora',
        ],
      },
      {
        title: 'Observabilidad',
        description:
          'Métricas, registros y trazas unidos por un identificador, para que a las 3 de la madrugada haya un solo sitio donde preguntar.',
        points: [
          'Objetivos de nivel de servicio',
          'Alertas con su manual de operación',
          'Análisis sin culpables',
        ],
      },
    ],
  },
  benefits: {
    title: 'Qué cambia en seis meses',
    lead: 'Medianas y recuentos de nuestros propios clientes, medidos antes y después.',
    items: {
      faster: {
        title: 'Más rápido',
        figure: '80 %',
        description: 'menos de tiempo por despliegue, mediana de veintitrés equipos tras seis meses',
      },
      safer: {
        title: 'Más seguro',
        figure: '1 de cada 40',
        description: 'versiones hay que revertirla; antes, una de cada seis',
      },
      calmer: {
        title: 'Más tranquilo',
        figure: '70 %',
        description: 'menos avisos nocturnos desde que las alertas siguen objetivos',
      },
      cheaper: {
        title: 'Más barato',
        figure: 'Hasta un 30 %',
        description: 'menos de coste operativo al apagar los entornos sin uso',
      },
    },
  },
  loop: {
    title: 'Seis etapas, doce herramientas, un ciclo',
    caption:
      'Fig. 2. Se lee desde arriba, en el sentido de las agujas del reloj. Cada etapa toca sus dos herramientas.',
    center: 'Su versión',
    stages: {
      code: 'Planificar y programar',
      build: 'Compilar',
      package: 'Empaquetar',
      provision: 'Aprovisionar',
      run: 'Ejecutar',
      observe: 'Observar',
    },
  },
  closing: {
    title: 'Publique algo pequeño con nosotros',
    description: 'Dos semanas, un servicio, un pipeline. En cualquier caso, se lo queda usted.',
  },
};
