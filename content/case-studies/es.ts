import type { CaseStudyId, CaseStudyWords } from './facts.ts';

export const es = {
  'cloud-migration-financial-services': {
    industry: 'Servicios financieros',
    title: 'Migración a la nube para servicios financieros',
    subtitle: 'Un banco que no podía cerrar',
    description:
      'Cuarenta y un servicios, dos centros de datos y una liquidación que debía terminar cada noche a las 23:00.',
    figure: '28 %',
    figureLabel: 'menos de coste operativo',
  },
  'healthcare-app-development': {
    industry: 'Sanidad',
    title: 'Desarrollo de una aplicación sanitaria',
    subtitle: 'Para enfermeras que trabajan sin cobertura',
    description: 'Cómo diseñamos las reglas de sincronización con quienes iban a tener que fiarse de ellas.',
    figure: '1900',
    figureLabel: 'enfermeras, una aplicación',
  },
  'devops-transformation': {
    industry: 'Logística',
    title: 'Transformación DevOps',
    subtitle: 'En un equipo de doce personas',
    description: 'De una versión cada seis semanas a cuatro al día, sin contratar un equipo de plataforma.',
    figure: '4 al día',
    figureLabel: 'versiones',
  },
  'cybersecurity-audit': {
    industry: 'Comercio',
    title: 'Auditoría de ciberseguridad',
    subtitle: 'Y lo que sabía la impresora',
    description: 'Nueve hallazgos, tres de ellos graves, todos cerrados antes de la campaña de Navidad.',
    figure: '9',
    figureLabel: 'hallazgos cerrados',
  },
} as const satisfies Record<CaseStudyId, CaseStudyWords>;
