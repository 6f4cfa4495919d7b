import { defineMessages } from '../../define-messages.ts';
import { company as english } from '../en/company.ts';

/** Spanish words of the pages about, team and portfolio. */
export const company = defineMessages(english, {
  // About
  'about.head.title': 'Quiénes somos: lentos en fraguar | {brand}',
  'about.head.description':
    'Una empresa de ingeniería de algo más de cien personas: cómo empezó en {year}, para qué existe, qué valora y quién la dirige.',
  'about.title': 'Lentos en fraguar, difíciles de mover',
  'about.lead':
    'Somos una empresa de ingeniería de algo más de cien personas. Diseñamos, construimos y operamos los sistemas sobre los que se apoyan otras empresas.',
  'about.figures.count': '+{count}',
  'about.figures.years': 'años',
  'about.figures.years.part': 'las columnas candentes del centro',
  'about.figures.people': 'personas en el equipo',
  'about.figures.people.part': 'con el anillo alto que las rodea',
  'about.figures.clients': 'clientes',
  'about.figures.clients.part': 'hasta el borde de la primera terraza',
  'about.figures.projects': 'proyectos',
  'about.figures.projects.part': 'el campo entero',
  'about.figures.caption':
    'Fig. 1. {columns} columnas, una por proyecto, contadas desde el centro. A escala 1:1.',
  'about.figures.alt':
    'Un campo redondo de columnas de basalto que sube en escalones: ocho candentes en el centro, un anillo alto, una terraza y el campo bajo alrededor.',
  'about.story.title': 'Nuestra historia',
  'about.story.beginning':
    '{brand} empezó en {year} con dos ingenieros, un cliente y un sistema de nóminas que nadie se atrevía a reiniciar. El primer mes solo lo dibujamos: cada proceso, cada archivo, cada persona que llamaría si se parase. La reconstrucción llevó once semanas. El dibujo sigue en la pared.',
  'about.story.growth':
    'Ese orden (primero el plano, luego la línea y después la piedra) se convirtió en nuestra manera de trabajar. Crecimos conservando clientes, no coleccionándolos: de los veinte primeros, dieciséis siguen con nosotros.',
  'about.story.rock':
    'Las columnas de nuestros dibujos son de basalto: lava que se enfrió tan despacio que se ordenó, cada columna moldeada por sus vecinas y capaz de sostenerlas. Creemos que los buenos sistemas se hacen igual.',
  'about.mission.title': 'Misión',
  'about.mission.text':
    'Construir sistemas que aguanten carga y dejar cada uno más sencillo de como lo encontramos.',
  'about.mission.note': 'Construida. Se mide cada trimestre y se publica dentro de la empresa.',
  'about.vision.title': 'Visión',
  'about.vision.text': 'Un mundo en el que cambiar un sistema crítico sea un día de trabajo cualquiera.',
  'about.vision.note': 'Dibujada. Todavía no hemos llegado, y lo decimos.',
  'about.values.title': 'Nuestros valores',
  'about.values.draw': 'Primero, dibujar',
  'about.values.draw.text':
    'Pensar cuesta menos que construir. Nada empieza hasta que alguien ajeno al equipo sabe explicar el dibujo.',
  'about.values.number': 'Decir la cifra',
  'about.values.number.text':
    'Coste, latencia, tasa de fallos, días. Si no podemos medirlo, también lo decimos.',
  'about.values.simpler': 'Dejarlo más sencillo',
  'about.values.simpler.text':
    'Lo que más nos enorgullece es lo que quitamos. Cada proyecto termina con una lista de cosas apagadas.',
  'about.values.reachable': 'Seguir localizables',
  'about.values.reachable.text':
    'Quien lo construyó contesta al teléfono, a las cuatro de la mañana y cuatro años después.',
  'about.leadership.title': 'Dirección',
  'about.leadership.lead': 'Seis personas. Todas siguen escribiendo, dibujando o haciendo guardias.',
  'about.closing.title': 'Conozca a quienes hacen el trabajo',

  // Team
  'team.head.title': 'Nuestro equipo: quién contesta al teléfono | {brand}',
  'team.head.description':
    'Conozca a ocho de las personas que hay detrás de nuestro trabajo: arquitectura, ingeniería, seguridad y diseño. Qué hace cada una y cómo unirse.',
  'team.title': 'Conozca a nuestro equipo',
  'team.lead':
    'Ocho de algo más de cien. Si trabaja con nosotros, estas son las personas que contestan al teléfono.',
  'team.profile': 'Perfil de {name} en {network}',
  'team.noProfile': 'Aún sin perfil público',
  'team.join.title': 'Únase al equipo',
  'team.join.text.one':
    'Este hueco de la imagen aún está solo dibujado: hay {count} puesto abierto, en remoto como todos los nuestros.',
  'team.join.text.other':
    'Este hueco de la imagen aún está solo dibujado: hay {count} puestos abiertos, todos en remoto.',
  'team.join.link': 'Ver puestos abiertos',

  // Portfolio
  'portfolio.head.title': 'Proyectos: obra que sigue en pie | {brand}',
  'portfolio.head.description':
    'Seis proyectos de nube, datos, aplicaciones, web y DevOps, con cliente, tecnologías y resultado, y los dos casos por los que más nos preguntan.',
  'portfolio.title': 'Obra que sigue en pie',
  'portfolio.lead':
    'Seis obras en un mismo paisaje. Todas están hoy en uso; lo comprobamos antes de dibujarlas.',
  'portfolio.sites': 'Obras en el paisaje',
  'portfolio.site': 'Obra {number}: {client}',
  'portfolio.projects': 'Proyectos',
  'portfolio.filter': 'Filtrar por categoría',
  'portfolio.filter.all': 'Todos',
  'portfolio.results.one': '{count} proyecto a la vista',
  'portfolio.results.other': '{count} proyectos a la vista',
  'portfolio.client': 'Cliente',
  'portfolio.categories': 'Categorías',
  'portfolio.technologies': 'Tecnologías',
  'portfolio.empty.title': 'No se han encontrado proyectos',
  'portfolio.empty.text': 'Ahora mismo no hay proyectos en esta categoría. Pruebe con otro filtro.',
  'portfolio.empty.showAll': 'Ver todos los proyectos',
  'portfolio.featured.title': 'Casos destacados',
  'portfolio.featured.lead': 'Los dos por los que más nos preguntan, incluido lo que salió mal.',
  'portfolio.featured.read': 'Leer el caso',
  'portfolio.featured.about': 'de {client}',
  'portfolio.featured.alert': 'Caso «{title}» ({client}). Enviamos el texto completo a quien lo pida.',
  'portfolio.closing.title': '¿Tiene una obra en mente?',
});
