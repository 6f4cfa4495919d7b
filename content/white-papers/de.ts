import type { WhitePaperId, WhitePaperWords } from './facts.ts';

export const de = {
  'future-of-cloud-computing': {
    title: 'Die Zukunft der Cloud',
    description: 'Warum es in den nächsten fünf Jahren um weniger Regionen und klarere Rechnungen geht.',
  },
  'zero-trust-security-model': {
    title: 'Das Sicherheitsmodell Zero Trust',
    description: 'Ein Plan in vier Stufen für Unternehmen, die noch eine Firewall haben.',
  },
  'blockchain-in-enterprise': {
    title: 'Blockchain im Unternehmen',
    description: 'Elf Vorhaben, die wir geprüft haben, und die zwei, die eine Blockchain brauchten.',
  },
  'ai-powered-analytics': {
    title: 'Datenanalyse mit KI',
    description: 'Den eigenen Daten Fragen in Worten stellen und die Antworten prüfen.',
  },
} as const satisfies Record<WhitePaperId, WhitePaperWords>;
