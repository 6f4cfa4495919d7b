import type { CaseStudyId, CaseStudyWords } from './facts.ts';

export const de = {
  'cloud-migration-financial-services': {
    industry: 'Finanzdienstleistungen',
    title: 'Cloud-Migration für Finanz\u00addienstleister',
    subtitle: 'Eine Bank, die nicht schließen durfte',
    description:
      'Einundvierzig Dienste, zwei Rechenzentren und eine Abwicklung, die jede Nacht um 23 Uhr fertig sein musste.',
    figure: '28 %',
    figureLabel: 'geringere Betriebskosten',
  },
  'healthcare-app-development': {
    industry: 'Gesundheitswesen',
    title: 'App-Entwicklung für das Gesundheitswesen',
    subtitle: 'Für Pflegekräfte, die ohne Empfang arbeiten',
    description:
      'Wie wir die Synchronisationsregeln gemeinsam mit denen entworfen haben, die ihnen vertrauen müssen.',
    figure: '1.900',
    figureLabel: 'Pflegekräfte, eine App',
  },
  'devops-transformation': {
    industry: 'Logistik',
    title: 'DevOps-Transformation',
    subtitle: 'In einem Team von zwölf Leuten',
    description: 'Von einem Release alle sechs Wochen zu vier am Tag, ohne ein Plattformteam einzustellen.',
    figure: '4 am Tag',
    figureLabel: 'Releases',
  },
  'cybersecurity-audit': {
    industry: 'Handel',
    title: 'Cybersicherheits-Audit',
    subtitle: 'Und was der Drucker wusste',
    description: 'Neun Befunde, drei davon schwerwiegend, alle vor dem Weihnachtsgeschäft behoben.',
    figure: '9',
    figureLabel: 'behobene Befunde',
  },
} as const satisfies Record<CaseStudyId, CaseStudyWords>;
