import type { JobId, JobWords } from './facts.ts';

const benefits = [
  'Banda salarial publicada dentro de la empresa y revisada dos veces al año',
  'Trabajo remoto por norma, con escritorio en su ciudad si lo desea',
  'Cinco semanas de vacaciones y una semana pagada tras cada trimestre de guardias',
  'Presupuesto de formación de 4000 $ al año y dos viajes a congresos',
  'Seguro médico, dental y oftalmológico para usted y su familia',
] as const;

export const es = {
  'cloud-engineer': {
    title: 'Ingeniero/a de nube sénior',
    department: 'Infraestructura en la nube',
    location: 'En remoto, San Francisco',
    type: 'Jornada completa',
    experience: '5 años o más',
    summary:
      'Diseñe y opere las plataformas que sostienen a nuestros clientes, y deje cada una más sencilla de lo que la encontró.',
    description:
      'Dirigirá proyectos de nube desde el primer diagnóstico hasta la operación estable, para dos o tres clientes a la vez. Dibujará la plataforma de destino, la construirá como código con un equipo pequeño y seguirá siendo quien sabe cómo se comporta. No hay un grupo de operaciones aparte al que entregársela, y es a propósito.',
    responsibilities: [
      'Estudiar los entornos existentes y redactar las conclusiones con claridad',
      'Diseñar landing zones, redes y accesos en AWS, Azure o Google Cloud',
      'Construirlo todo como código, con pruebas, en los repositorios del cliente',
      'Ensayar y dirigir los traspasos, incluida la decisión de revertirlos',
      'Compartir una guardia de una semana de cada seis para lo que construya',
    ],
    requirements: [
      'Cinco años o más con cargas de trabajo en producción en una gran nube',
      'Terraform o Pulumi, Kubernetes y un lenguaje que le guste',
      'Base sólida en redes: el enrutamiento, el DNS y TLS no tienen secretos para usted',
      'Inglés escrito claro; se valoran el español, el francés o el alemán',
    ],
    benefits,
  },
  'fullstack-developer': {
    title: 'Desarrollador/a full stack',
    department: 'Ingeniería',
    location: 'En remoto, Nueva York',
    type: 'Jornada completa',
    experience: '3 años o más',
    summary:
      'Construya productos web desde la base de datos hasta el último píxel, y quédese hasta que sus usuarios estén satisfechos.',
    description:
      'Trabajará en un equipo de cuatro personas, en un solo producto cada vez, normalmente de seis a nueve meses. Escribirá la interfaz, el servicio que hay detrás y las pruebas de ambos, y enseñará el resultado a los usuarios un viernes de cada dos. Preferimos la tecnología aburrida, las funciones cortas y borrar código.',
    responsibilities: [
      'Construir funcionalidades de principio a fin con TypeScript, React y Node.js o Python',
      'Diseñar las tablas y las interfaces de las que depende su código',
      'Mantener cada página dentro de su presupuesto de peso y de WCAG 2.2 AA',
      'Revisar los cambios de sus compañeros el mismo día, con amabilidad y frases completas',
      'Visitar al cliente al menos dos veces al año y ver trabajar a la gente',
    ],
    requirements: [
      'Tres años o más en productos web que usan otras personas',
      'TypeScript y SQL sin tener que consultarlo todo',
      'Las pruebas como costumbre, de las unitarias al navegador',
      'Olfato para saber cuándo no hay que construir una funcionalidad',
    ],
    benefits,
  },
  'database-administrator': {
    title: 'Administrador/a de bases de datos',
    department: 'Datos',
    location: 'En remoto, Austin',
    type: 'Jornada completa',
    experience: '4 años o más',
    summary:
      'Mantenga cuarenta bases de datos de producción rápidas, correctas y recuperables, y enseñe a sus responsables a hacerlo.',
    description:
      'Cuidará de las bases de datos de ocho a diez clientes: sobre todo PostgreSQL, además de MySQL, SQL Server y algo de Cassandra. La mitad del trabajo es ajuste y actualizaciones, una cuarta parte son simulacros de recuperación y el resto consiste en sentarse con los desarrolladores mientras diseñan la próxima tabla.',
    responsibilities: [
      'Encontrar consultas lentas, explicar la causa y medir el remedio',
      'Planificar y ensayar los cambios de versión con un camino de vuelta',
      'Hacer un simulacro de restauración por cliente y trimestre',
      'Configurar la replicación, la conmutación por error y sus alertas',
      'Compartir con el equipo de datos una guardia de una semana de cada seis',
    ],
    requirements: [
      'Cuatro años o más con bases de datos relacionales en producción',
      'Lee con soltura planes de consulta de PostgreSQL o SQL Server',
      'Shell y Python o Go para el trabajo que se repite',
      'Calma de noche y precisión al escribir a la mañana siguiente',
    ],
    benefits,
  },
  'devops-engineer': {
    title: 'Ingeniero/a DevOps',
    department: 'Plataforma',
    location: 'En remoto, Seattle',
    type: 'Jornada completa',
    experience: '3 años o más',
    summary:
      'Construya los pipelines que dicen que no antes que los clientes, y haga de cada publicación un hecho corriente.',
    description:
      'Se incorporará a equipos de clientes de cinco a quince personas durante tres a seis meses y los dejará publicando varias veces al día. Construirá el pipeline, los entornos y las alertas con ellos, no para ellos, de modo que lo último que entregue sea su propia ausencia.',
    responsibilities: [
      'Construir pipelines con pruebas, análisis y aprobaciones en un orden fijo',
      'Describir redes, clústeres y permisos como código',
      'Definir objetivos de nivel de servicio con quienes responden de ellos',
      'Dirigir simulacros de incidentes y redactar los informes sin buscar culpables',
      'Trabajar en pareja con los ingenieros del cliente hasta que ya no le necesiten',
    ],
    requirements: [
      'Tres años o más operando lo que usted mismo despliega',
      'Kubernetes, Terraform y un sistema de pipelines a fondo',
      'Métricas, registros y trazas: sabe a cuál preguntar primero',
      'Paciencia con los sistemas antiguos y con quienes los mantienen vivos',
    ],
    benefits,
  },
  'ux-ui-designer': {
    title: 'Diseñador/a UX/UI',
    department: 'Diseño',
    location: 'En remoto, Chicago',
    type: 'Jornada completa',
    experience: '2 años o más',
    summary: 'Observe cómo se usan las cosas, elimine un paso y dibuje con esmero lo que queda.',
    description:
      'Diseñará herramientas de trabajo: pantallas de expedición, aplicaciones para enfermería, tiendas. Empezará sobre el terreno, con quienes van a usarlas, y terminará en el navegador junto a un desarrollador. La mitad de sus diseños serán más pequeños que lo que sustituyen.',
    responsibilities: [
      'Observar a los usuarios donde trabajan y anotar lo que ha visto',
      'Esbozar flujos y estados, primero para el móvil, y probarlos con diez personas',
      'Cuidar de un sistema de diseño en código junto con dos desarrolladores',
      'Comprobar el contraste, el foco y los textos antes de construir nada',
      'Presentar las decisiones con sus motivos y sus alternativas',
    ],
    requirements: [
      'Dos años o más diseñando software que se usa en el trabajo',
      'Un portafolio que muestre los pasos y no solo el resultado',
      'Suficiente HTML y CSS para ver qué es barato y qué no',
      'Palabras sencillas: sabe escribir el botón además de dibujarlo',
    ],
    benefits,
  },
} as const satisfies Record<JobId, JobWords>;
