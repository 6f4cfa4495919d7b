import type { StaffId, StaffWords } from './facts.ts';

export const es = {
  helena: {
    role: 'Directora ejecutiva y cofundadora',
    about:
      'Dirigió las operaciones de una red de pagos antes de fundar la empresa. Aún lee todos los informes de incidentes y contesta a la mayoría.',
  },
  samuel: {
    role: 'Director de tecnología y cofundador',
    about:
      'Nueve años de sistemas distribuidos en una bolsa de valores. Primero dibuja en papel, y guarda el papel.',
  },
  harpreet: {
    role: 'Director de operaciones',
    about:
      'Primero la logística hospitalaria, después la nuestra. Convirtió en norma la semana de relevo de cuatro días.',
  },
  mei: {
    role: 'Responsable de personas',
    about: 'Publicó las bandas salariales en su segunda semana y las mantiene al día desde entonces.',
  },
  rafael: {
    role: 'Vicepresidente de proyectos',
    about: 'Cuarenta y una migraciones y una sola reversión, que le contará si se lo pide.',
  },
  nadia: {
    role: 'Directora financiera',
    about: 'Pone precio a cada proyecto por etapas, para que el cliente siempre pueda parar antes.',
  },
  maren: {
    role: 'Arquitecta principal de nube',
    about:
      'Dibuja landing zones que caben en una página. Autora de nuestro artículo sobre tener menos regiones.',
  },
  kwame: {
    role: 'Responsable de seguridad',
    about: 'Antiguo auditor. Sabe cuáles de los ciento doce controles importan primero.',
  },
  ines: {
    role: 'Responsable de DevOps',
    about: 'Construyó el pipeline que dice no. Publica los viernes para demostrarlo.',
  },
  jonas: {
    role: 'Arquitecto de software',
    about: 'Divide los monolitos que lo piden y defiende los que no.',
  },
  priya: {
    role: 'Ingeniera principal de datos',
    about: 'Lee un plan de consulta desde la otra punta de la sala. Acelera lo que otros quieren sustituir.',
  },
  tobias: {
    role: 'Ingeniero de operaciones',
    about: 'Cuida de que las guardias sean humanas y los manuales de operación, cortos.',
  },
  leila: {
    role: 'Diseñadora UX/UI',
    about: 'Observa en silencio cómo se usan las cosas y después elimina un paso.',
  },
  kenji: {
    role: 'Ingeniero de aplicaciones móviles',
    about: 'Prueba en un teléfono de hace seis años, en el ferri, entre dos antenas.',
  },
} as const satisfies Record<StaffId, StaffWords>;
